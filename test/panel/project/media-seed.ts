import { type Medium, madeFile } from './media'
import { plantContents } from './plant-contents'
import { buildPackage, projectPayload } from './project-package'
import { PACKAGES } from './sample-packages'

const MEGABYTE = 1024 * 1024
const WEEK = 7 * 86_400_000
const COPIED_AT = Date.UTC(2026, 10, 20, 17, 2, 44)
const WEEKS = 64

const packages = Object.entries(PACKAGES).map(([name, make]) => madeFile(name, COPIED_AT, make))

/** A package a week, as a plant keeps them. */
const archive = Array.from({ length: WEEKS }, (_, index) => {
  const time = COPIED_AT - (index + 1) * WEEK
  const day = new Date(time).toISOString().slice(0, 10)
  return madeFile(`archive/${day.slice(0, 4)}/line-2_${day}.hmip`, time, () =>
    buildPackage({
      name: `Bottling Line 2 of ${day}`,
      compiledAt: time,
      payload: projectPayload(plantContents(), 64 * 1024, index)
    })
  )
})

/** The drive of a service technician, and the card that stays in the panel. */
export function plantMedia(): Medium[] {
  const readme = madeFile('README.txt', COPIED_AT, () => new TextEncoder().encode('Packages to try an update with\n'))
  return [
    {
      id: 'usb1',
      kind: 'usb',
      label: 'SERVICE',
      totalBytes: 15_000 * MEGABYTE,
      freeBytes: 9_210 * MEGABYTE,
      files: [...packages, readme]
    },
    {
      id: 'sd1',
      kind: 'sd',
      label: 'LINE2-DATA',
      totalBytes: 30_400 * MEGABYTE,
      freeBytes: 21_870 * MEGABYTE,
      files: [...archive]
    }
  ]
}
