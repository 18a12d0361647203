import { atom } from 'nanostores'
import { readProjectName } from '../api/project'
import { readSpecification, type WebSpecification } from '../api/system'
import { readUntilAnswered } from '../lib/remote/read-until-answered'
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
/** Whether the last reading of the HMI name failed. */
export const $hmiNameMissing = atom(false)

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

async function loadName(signal: AbortSignal): Promise<void> {
  try {
    await loadHmiName(signal)
    $hmiNameMissing.set(false)
  } catch (error) {
    $hmiNameMissing.set(!signal.aborted)
    throw error
  }
}

/** @throws ApiError */
export async function loadProjectName(signal?: AbortSignal): Promise<void> {
  $projectName.set((await readProjectName(signal)).name)
}

async function loadSpecification(signal: AbortSignal): Promise<void> {
  $device.set(deviceFrom(await readSpecification(signal)))
}

/** Each part is independent: it keeps its default until it is read. @returns a function that stops and forgets it */
export function watchDevice(): () => void {
  const stops = [loadName, loadProjectName, loadSpecification].map(readUntilAnswered)
  return () => {
    for (const stop of stops) stop()
    $device.set(DEFAULTS)
    $projectName.set('')
    $hmiNameMissing.set(false)
  }
}
