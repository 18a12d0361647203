import { atom } from 'nanostores'
import { readProjectName } from '../api/project'

export interface Device {
  usermode: boolean
  ethCount: number
  wifiCount: number
  led: boolean
  model?: string
  links: readonly { title: string; url: string }[]
  /** In which it has texts, if it says so. */
  languages?: readonly string[] | undefined
}

/** Used until the panel's own values are known. */
export const DEFAULT_DEVICE: Device = {
  usermode: false,
  ethCount: 2,
  wifiCount: 1,
  led: true,
  links: []
}

export const $device = atom<Device>(DEFAULT_DEVICE)
export const $projectName = atom('')
/** Whether the last reading of the HMI name failed. */
export const $hmiNameMissing = atom(false)

/** @throws ApiError */
export async function loadProjectName(signal?: AbortSignal): Promise<void> {
  $projectName.set((await readProjectName(signal)).name)
}
