import { buzzerSettings, displaySettings } from '../../../../api/generated/limits/misc'
import {
  type BuzzerSettings,
  type DisplaySettings,
  type LedSettings,
  type RebootPlan,
  readBuzzer,
  readDisplay,
  readLed,
  readRebootPlan,
  readUsbPolicy,
  saveBuzzer,
  saveDisplay,
  saveLed,
  saveRebootPlan,
  saveUsbPolicy,
  type UsbPolicy
} from '../../../../api/misc'
import { integer, required } from '../../../../lib/form/rules'
import { timeOfDay } from '../../../../lib/form/time-of-day'
import { cardSettings } from '../../card/card-settings'

export type BuzzerValues = Omit<BuzzerSettings, 'volume_percent'> & { volume_percent: string }
export type DisplayValues = Record<keyof DisplaySettings, string>

const buzzerValues = ({ volume_percent, ...sounds }: BuzzerSettings): BuzzerValues => ({
  ...sounds,
  volume_percent: String(volume_percent)
})
const displayValues = (settings: DisplaySettings): DisplayValues => ({
  brightness_percent: String(settings.brightness_percent),
  screen_saver_minutes: String(settings.screen_saver_minutes),
  clean_lock_seconds: String(settings.clean_lock_seconds)
})

export const LED = cardSettings<LedSettings, LedSettings>({
  read: readLed,
  write: saveLed,
  valuesOf: settings => settings,
  defaultsOf: ({ led }) => led
})

export const BUZZER = cardSettings<BuzzerSettings, BuzzerValues>({
  read: readBuzzer,
  write: (values, version) => saveBuzzer({ ...values, volume_percent: Number(values.volume_percent) }, version),
  valuesOf: buzzerValues,
  rules: { volume_percent: [required, integer(...buzzerSettings.volume_percent)] },
  defaultsOf: ({ buzzer }) => buzzerValues(buzzer)
})

export const DISPLAY = cardSettings<DisplaySettings, DisplayValues>({
  read: readDisplay,
  write: (values, version) =>
    saveDisplay(
      {
        brightness_percent: Number(values.brightness_percent),
        screen_saver_minutes: Number(values.screen_saver_minutes),
        clean_lock_seconds: Number(values.clean_lock_seconds)
      },
      version
    ),
  valuesOf: displayValues,
  rules: {
    brightness_percent: [required, integer(...displaySettings.brightness_percent)],
    screen_saver_minutes: [required, integer(...displaySettings.screen_saver_minutes)],
    clean_lock_seconds: [required, integer(...displaySettings.clean_lock_seconds)]
  },
  defaultsOf: ({ display }) => displayValues(display)
})

export const USB = cardSettings<UsbPolicy, UsbPolicy>({
  read: readUsbPolicy,
  write: saveUsbPolicy,
  valuesOf: policy => policy,
  defaultsOf: ({ usb }) => usb
})

export const REBOOT = cardSettings<RebootPlan, RebootPlan>({
  read: readRebootPlan,
  write: saveRebootPlan,
  valuesOf: plan => plan,
  rules: { time: [required, timeOfDay('miscSettings.reboot.time.shape')] },
  defaultsOf: ({ reboot }) => reboot
})
