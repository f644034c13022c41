// The frame in which the states are drawn.
export const MAP_WIDTH = 975;
export const MAP_HEIGHT = 610;
