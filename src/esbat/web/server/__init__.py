"""Starting and stopping: the address, the application, the signals."""
