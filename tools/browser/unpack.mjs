// Unpacks one brotli file: node carries brotli, Python's standard library does not.
// Usage: node unpack.mjs <packed file> <unpacked file>
import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

const [packed, unpacked] = process.argv.slice(2);
await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(unpacked));
