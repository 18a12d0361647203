import { samplePayload } from '../project/project-package'
import { buildRuntime, sampleProgram } from './runtime-package'

const KILOBYTE = 1024
const newer = { version: '4.13.0.0', payload: sampleProgram(768 * KILOBYTE, 41) }

export const newestRuntime = () => buildRuntime(newer)

/** Packages for trying updates, each with a different result on the panel of the bottling line. */
export const RUNTIME_PACKAGES: Record<string, () => Uint8Array> = {
  'codesys-runtime-4.13.cdsp': newestRuntime,
  'codesys-runtime-other-hardware.cdsp': () => buildRuntime({ ...newer, hardware: 'X86-64' }),
  'codesys-runtime-5.0.cdsp': () => buildRuntime({ ...newer, version: '5.0.0.0', oldestCompiler: '5.0' }),
  'codesys-runtime-large.cdsp': () => buildRuntime({ ...newer, unpackedBytes: 900 * KILOBYTE * KILOBYTE }),
  'codesys-runtime-idle-only.cdsp': () => buildRuntime({ ...newer, mostLoadPercent: 20 }),
  'codesys-runtime-damaged.cdsp': () => buildRuntime(newer).slice(0, 500 * KILOBYTE),
  'codesys-runtime-does-not-start.cdsp': () =>
    buildRuntime({ version: '4.13.0.1', payload: samplePayload(768 * KILOBYTE, 42) }),
  'not-a-runtime.cdsp': () => new TextEncoder().encode('A text that was given the wrong name.\n')
}
