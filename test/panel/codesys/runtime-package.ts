import { damaged, openContainer, packContainer, tooLong } from '../project/container'
import { samplePayload } from '../project/project-package'

/** A runtime as its package has it. */
export interface RuntimeImage {
  version: string
  /** The processor board that it was made for. */
  hardware: string
  /** The oldest compiler whose applications it runs. */
  oldestCompiler: string
  /** It can be installed only while the tasks take less of the processor. */
  mostLoadPercent: number
  unpackedBytes: number
  payload: Uint8Array
}

export type UnpackedRuntime = { image: RuntimeImage } | { code: 'not_a_package' | 'package_damaged'; trouble: string }

/** `CDSP`, a zero that text does not have, and the version of the format. */
const MAGIC = [0x43, 0x44, 0x53, 0x50, 0x00, 0x02]

export const RUNTIME_HARDWARE = 'A35-64'

/** ELF, 64 bit, little endian: what the processor board executes. */
const PROGRAM = [0x7f, 0x45, 0x4c, 0x46, 0x02, 0x01]

/** A program of random bytes. */
export function sampleProgram(bytes: number, seed: number): Uint8Array {
  const program = samplePayload(bytes, seed)
  program.set(PROGRAM)
  return program
}

/** Whether the runtime responds after it was started: the package can be complete, and the program in it still wrong. */
export const starts = ({ payload }: RuntimeImage): boolean => PROGRAM.every((byte, at) => payload[at] === byte)

export function buildRuntime(contents: Pick<RuntimeImage, 'version' | 'payload'> & Partial<RuntimeImage>): Uint8Array {
  const { payload, ...more } = contents
  return packContainer(
    MAGIC,
    {
      hardware: RUNTIME_HARDWARE,
      oldestCompiler: '4.10',
      mostLoadPercent: 80,
      unpackedBytes: payload.length * 3,
      ...more
    },
    payload
  )
}

/** Validates a package by its bytes; its file name is not considered. */
export function unpackRuntime(bytes: Uint8Array): UnpackedRuntime {
  const opened = openContainer(MAGIC, bytes)
  if ('trouble' in opened) return opened
  if (opened.rest.length > 0) return tooLong()
  const header = validHeader(opened.header)
  return header ? { image: { ...header, payload: opened.payload } } : damaged('The header cannot be read')
}

function validHeader(stated: object): Omit<RuntimeImage, 'payload'> | undefined {
  const { version, hardware, oldestCompiler, mostLoadPercent, unpackedBytes }: Partial<RuntimeImage> = stated
  const texts = [version, hardware, oldestCompiler].every(value => typeof value === 'string')
  const numbers = [mostLoadPercent, unpackedBytes].every(value => Number.isFinite(value) && Number(value) >= 0)
  if (!texts || !numbers) return undefined
  return { version, hardware, oldestCompiler, mostLoadPercent, unpackedBytes } as Omit<RuntimeImage, 'payload'>
}
