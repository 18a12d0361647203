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
import { choice, choiceOf, flag, number, text } from '../../../../lib/form/codecs'
import { type Edited, fields } from '../../../../lib/form/field-table'
import { timeOfDay } from '../../../../lib/form/time-of-day'
import { weekdayName } from '../../../../lib/text/weekdays'
import { cardSettings } from '../../card/card-settings'

export type BuzzerValues = Edited<BuzzerSettings, BuzzerSettings>

export const LED = cardSettings(
  fields<LedSettings, LedSettings>({
    mode: choice('miscSettings.led.mode', {
      power_and_link: 'miscSettings.led.powerAndLink',
      errors: 'miscSettings.led.errors',
      off: 'miscSettings.led.off'
    })
  }),
  { read: readLed, save: saveLed, defaultsOf: ({ led }) => led }
)

export const BUZZER = cardSettings(
  fields<BuzzerSettings, BuzzerSettings>({
    touch_sound: flag('miscSettings.buzzer.touch', { control: 'check' }),
    alarm_sound: flag('miscSettings.buzzer.alarm', { control: 'check' }),
    volume_percent: number('miscSettings.buzzer.volume', buzzerSettings.volume_percent, { hint: 'common.term.range' })
  }),
  { read: readBuzzer, save: saveBuzzer, defaultsOf: ({ buzzer }) => buzzer }
)

export const DISPLAY = cardSettings(
  fields<DisplaySettings, DisplaySettings>({
    brightness_percent: number('miscSettings.display.brightness', displaySettings.brightness_percent, {
      hint: 'common.term.range'
    }),
    screen_saver_minutes: number('miscSettings.display.screenSaver', displaySettings.screen_saver_minutes, {
      hint: 'miscSettings.display.screenSaver.hint'
    }),
    clean_lock_seconds: number('miscSettings.display.cleanLock', displaySettings.clean_lock_seconds, {
      hint: 'miscSettings.display.cleanLock.hint'
    })
  }),
  { read: readDisplay, save: saveDisplay, defaultsOf: ({ display }) => display }
)

export const USB = cardSettings(
  fields<UsbPolicy, UsbPolicy>({
    storage: flag('miscSettings.usb.storage', { hint: 'miscSettings.usb.storage.hint' }),
    keyboard: flag('miscSettings.usb.keyboard'),
    autorun: flag('miscSettings.usb.autorun')
  }),
  { read: readUsbPolicy, save: saveUsbPolicy, defaultsOf: ({ usb }) => usb }
)

/** What only a restart that is planned needs. */
const ofPlan = { applies: ({ plan }: RebootPlan) => plan !== 'none' }
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export const REBOOT = cardSettings(
  fields<RebootPlan, RebootPlan>({
    plan: choice('miscSettings.reboot.plan', { none: 'common.term.none', weekly: 'miscSettings.reboot.weekly' }),
    weekday: choiceOf(DAYS, 'common.term.day', day => weekdayName(String(day)), ofPlan),
    time: text('common.term.timeOfDay', undefined, {
      ...ofPlan,
      required: true,
      hint: 'miscSettings.reboot.time.hint',
      rules: [timeOfDay('miscSettings.reboot.time.shape')]
    }),
    hold_while_job: flag('miscSettings.reboot.hold', { ...ofPlan, control: 'check' })
  }),
  { read: readRebootPlan, save: saveRebootPlan, defaultsOf: ({ reboot }) => reboot }
)
