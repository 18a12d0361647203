export const WIDTH = 160
export const HEIGHT = 96
export const BYTES_PER_PIXEL = 4

/** RFC 6143, 7.4: 32 bits, depth 24, little endian, true colour with 8 bits each. */
export const PIXEL_FORMAT = Buffer.from([32, 24, 0, 1, 0, 255, 0, 255, 0, 255, 16, 8, 0, 0, 0, 0])

const BACKGROUND = 0x10202b
const STEEL = 0x2b4a5e
const WATER = 0x3f9bd1
const ON = 0x2fa866

/** A small picture of the operating screen: the level of the tank and whether the pump runs. */
export interface Picture {
  levelPercent: number
  pumpRuns: boolean
}

/** Where the pump is: pressing there switches it. */
export const PUMP = { x: 104, y: 56, width: 32, height: 24 }
const TANK = { x: 16, y: 8, width: 56, height: 80 }

type Area = typeof PUMP

export function paint({ levelPercent, pumpRuns }: Picture): Buffer {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * BYTES_PER_PIXEL)
  const fill = ({ x, y, width, height }: Area, colour: number) => {
    for (let row = y; row < y + height; row += 1)
      for (let column = x; column < x + width; column += 1)
        pixels.writeUInt32LE(colour, (row * WIDTH + column) * BYTES_PER_PIXEL)
  }
  const water = Math.round((TANK.height * levelPercent) / 100)
  fill({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, BACKGROUND)
  fill(TANK, STEEL)
  fill({ ...TANK, y: TANK.y + TANK.height - water, height: water }, WATER)
  fill(PUMP, pumpRuns ? ON : STEEL)
  return pixels
}

export const isIn = ({ x, y, width, height }: Area, point: { x: number; y: number }): boolean =>
  point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
