import type { MiscServices } from '../../api/misc'
import { formatPercent } from '../../lib/text/format'
import type { Translator } from '../../lib/text/i18n'
import type { MessageKey } from '../../lib/text/message'
import { useText } from '../../lib/text/use-text'
import { type HardwareId, LED_MODES } from './cards'

type T = Translator['t']
type Hardware = NonNullable<MiscServices['hardware']>

interface Props {
  id: HardwareId
  /** Firmware may not list it. */
  hardware: Hardware | undefined
}

/** What a part of the hardware is set to. */
export function HardwareFacts({ id, hardware }: Props) {
  const { t } = useText()
  const facts = hardware ? factsOf(id, hardware, t) : ''
  return facts ? <p>{facts}</p> : null
}

function factsOf(id: HardwareId, { led, buzzer, display, usb }: Hardware, t: T): string {
  const fact = (label: MessageKey, value: string | boolean) =>
    t('common.labelled', { label: t(label), value: typeof value === 'string' ? value : onOff(value, t) })
  if (id === 'led') return led ? t(LED_MODES[led.mode]) : ''
  if (id === 'buzzer')
    return lineOf(
      fact('common.term.volume', formatPercent(buzzer.volume_percent)),
      fact('misc.buzzer.touch', buzzer.touch_sound),
      fact('misc.buzzer.alarm', buzzer.alarm_sound)
    )
  if (id === 'display') {
    const { brightness_percent: brightness, screen_saver_minutes: count } = display
    return lineOf(
      fact('common.term.brightness', formatPercent(brightness)),
      fact('misc.display.screenSaver', count > 0 && t('time.span.minutes', { count }))
    )
  }
  if (id !== 'usb') return ''
  return lineOf(
    fact('misc.usb.drives', usb.storage),
    fact('misc.usb.keyboards', usb.keyboard),
    fact('misc.usb.autorun', usb.autorun)
  )
}

const lineOf = (...facts: string[]) => facts.join(' · ')
const onOff = (on: boolean, t: T) => t(on ? 'common.term.on' : 'common.term.off')
