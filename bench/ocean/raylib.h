/* Nothing is drawn in the bench: just enough of what Ocean's games draw with to compile them without it. */
#ifndef NOTHING_IS_DRAWN
#define NOTHING_IS_DRAWN
#include <stdbool.h>

typedef struct { unsigned char r, g, b, a; } Color;
typedef struct { float x, y; } Vector2;
typedef struct { float x, y, width, height; } Rectangle;

#define NO_COLOUR ((Color){0, 0, 0, 0})
#define BLACK NO_COLOUR
#define BLUE NO_COLOUR
#define GRAY NO_COLOUR
#define RED NO_COLOUR
#define WHITE NO_COLOUR
#define KEY_ESCAPE 256

#define BeginDrawing() ((void)0)
#define ClearBackground(...) ((void)0)
#define CloseWindow() ((void)0)
#define DrawCircle(...) ((void)0)
#define DrawCircleGradient(...) ((void)0)
#define DrawLineEx(...) ((void)0)
#define DrawRectangle(...) ((void)0)
#define DrawText(...) ((void)0)
#define EndDrawing() ((void)0)
#define GetScreenHeight() 0
#define GetScreenWidth() 0
#define InitWindow(...) ((void)0)
#define IsKeyDown(key) false
#define IsWindowReady() false
#define SetConfigFlags(...) ((void)0)
#define SetTargetFPS(...) ((void)0)
#define SetWindowSize(...) ((void)0)
#define TextFormat(...) ""
#endif
