import { readSpecification, type WebSpecification } from '../api/system'
import { readUntilAnswered } from '../lib/remote/read-until-answered'
import { $missingScreens } from '../session/missing-screens'
import {
  $device,
  $hmiNameMissing,
  $projectName,
  DEFAULT_DEVICE,
  type Device,
  loadProjectName,
  setDevice
} from './device'
import { loadHmiName } from './hmi-name'

function deviceFrom(specification: WebSpecification): Device {
  const { usermode, eth_count, wifi_count, led, model, links, languages } = specification
  return {
    usermode,
    ethCount: eth_count ?? DEFAULT_DEVICE.ethCount,
    wifiCount: wifi_count ?? DEFAULT_DEVICE.wifiCount,
    led: led ?? DEFAULT_DEVICE.led,
    ...(model && { model }),
    links: links ?? DEFAULT_DEVICE.links,
    languages
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

async function loadSpecification(signal: AbortSignal): Promise<void> {
  const specification = await readSpecification(signal)
  $missingScreens.set(specification.missing_screens ?? [])
  setDevice(deviceFrom(specification))
}

/** Each part is independent: it keeps its default until it is read. @returns a function that stops and forgets it */
export function watchDevice(): () => void {
  const stops = [loadName, loadProjectName, loadSpecification].map(readUntilAnswered)
  return () => {
    for (const stop of stops) stop()
    $device.set(DEFAULT_DEVICE)
    $missingScreens.set([])
    $projectName.set('')
    $hmiNameMissing.set(false)
  }
}
