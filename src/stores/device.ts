import { atom } from 'nanostores'
import { readProjectName } from '../api/project'
import { readSpecification, type WebSpecification } from '../api/system'
import { loadHmiName } from './hmi-name'

export interface Device {
  usermode: boolean
  ethCount: number
  wifiCount: number
  led: boolean
  model?: string
  links: readonly { title: string; url: string }[]
}

/** Used until the panel's own values are known. */
const DEFAULTS: Device = { usermode: false, ethCount: 2, wifiCount: 1, led: true, links: [] }

export const $device = atom<Device>(DEFAULTS)
export const $projectName = atom('')

function deviceFrom(specification: WebSpecification): Device {
  const { usermode, eth_count, wifi_count, led, model, links } = specification
  return {
    usermode,
    ethCount: eth_count ?? DEFAULTS.ethCount,
    wifiCount: wifi_count ?? DEFAULTS.wifiCount,
    led: led ?? DEFAULTS.led,
    ...(model && { model }),
    links: links ?? DEFAULTS.links
  }
}

/** @throws ApiError */
export async function loadProjectName(): Promise<void> {
  $projectName.set((await readProjectName()).name)
}

/** Each part is independent: what cannot be read keeps its default. */
export async function loadDevice(): Promise<void> {
  await Promise.all([
    loadHmiName().catch(() => {}),
    loadProjectName().catch(() => {}),
    readSpecification().then(
      specification => $device.set(deviceFrom(specification)),
      () => {}
    )
  ])
}

export function forgetDevice(): void {
  $device.set(DEFAULTS)
  $projectName.set('')
}
