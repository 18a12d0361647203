import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import type { Power } from '../device/power'
import type { PanelState } from '../state'
import { deliver, type Mail } from './mailer'

interface Waiting {
  mail: Mail
  since: string
  triesLeft: number
  /** Called once, when the mail was sent or given up. */
  onEnd: (sent: boolean) => void
}

const PAUSE_MS = 60_000

export type MailQueue = ReturnType<typeof createMailQueue>

/** Mails that could not be sent yet. The queue survives a restart; nothing is sent while the panel is down. */
export function createMailQueue(clock: DeviceClock, state: PanelState, power: Power) {
  let waiting: Waiting[] = []

  const plan = (it: Waiting) => void clock.after(PAUSE_MS, () => (power.isRunning() ? void attempt(it) : plan(it)))

  function end(it: Waiting, sent: boolean): void {
    waiting = waiting.filter(other => other !== it)
    it.onEnd(sent)
  }

  async function attempt(it: Waiting): Promise<void> {
    it.triesLeft -= 1
    const { failure } = await sendOnce(state, clock, it.mail)
    if (failure?.passing && it.triesLeft > 0) plan(it)
    else end(it, failure === undefined)
  }

  return {
    /** @returns false when the settings want no further try. */
    add(mail: Mail, onEnd: Waiting['onEnd']): boolean {
      const triesLeft = state.email.smtp.retries
      if (triesLeft === 0) return false
      const it = { mail, since: deviceText(clock.now()), triesLeft, onEnd }
      waiting = [...waiting, it]
      plan(it)
      return true
    },

    length: () => waiting.length,

    /** The device time at which the oldest mail was queued. */
    oldest: () => waiting[0]?.since ?? null
  }
}

/** One attempt with the current settings. */
export function sendOnce({ email, mailNetwork }: PanelState, clock: DeviceClock, mail: Mail) {
  const server = { ...email.smtp, retries: 0 }
  return deliver({ server, password: email.password, mail, network: mailNetwork, now: clock.now })
}
