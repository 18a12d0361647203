import { TOOL_KEY } from './package-signature'
import { nextPlantContents, plantContents } from './plant-contents'
import {
  buildPackage,
  type PackageContents,
  type ProjectImage,
  projectPayload,
  samplePayload,
  unpack
} from './project-package'

const MEGABYTE = 1024 * 1024
const LINE = { name: 'Bottling Line 2', unpackedBytes: 48 * MEGABYTE }

let running: ProjectImage | undefined

/** What a bottling line runs. */
export function plantImage(): ProjectImage {
  running ??= imageOf({
    ...LINE,
    payload: projectPayload(plantContents(), 640 * 1024, 23),
    compiledAt: Date.UTC(2026, 9, 2, 15, 4, 12),
    signWith: TOOL_KEY
  })
  return running
}

function imageOf(contents: PackageContents): ProjectImage {
  const unpacked = unpack(buildPackage(contents))
  if ('trouble' in unpacked) throw new Error(unpacked.trouble)
  return unpacked.image
}

/** Packages for trying updates, each with a different result. */
export const PACKAGES: Record<string, () => Uint8Array> = {
  'bottling-line-2_v2.4.hmip': () =>
    buildPackage({
      ...LINE,
      name: 'Bottling Line 2 v2.4',
      payload: projectPayload(nextPlantContents(), 704 * 1024, 24),
      signWith: TOOL_KEY
    }),
  'bottling-line-2_v2.5-beta.hmip': () =>
    buildPackage({
      ...LINE,
      name: 'Bottling Line 2 v2.5',
      toolVersion: '6.11.0',
      payload: projectPayload(nextPlantContents(), 720 * 1024, 25)
    }),
  'bottling-line-2_locked.hmip': () =>
    buildPackage({
      ...LINE,
      name: 'Bottling Line 2 (locked)',
      password: 'line-2-key',
      backupAllowed: false,
      payload: projectPayload(plantContents(), 640 * 1024, 26)
    }),
  'packer-3.hmip': () => buildPackage({ name: 'Packer 3', model: 'HMI-2070', payload: samplePayload(320 * 1024, 31) }),
  'damaged.hmip': () => buildPackage({ ...LINE, payload: samplePayload(512 * 1024, 27) }).slice(0, 300 * 1024),
  'not-a-project.hmip': () => new TextEncoder().encode('A text that was given the wrong name.\n')
}
