import { atom } from 'nanostores'
import { readTime } from '../api/system'
import { listen } from '../lib/browser/listen'
import { parseDeviceTime, showDeviceTime } from '../lib/text/time-text'
import { keepTimeSocket, timeSocketUrl } from './time-socket'

/** Without a message for this long the clock counts as estimated. */
const SILENCE_SECONDS = 10
/** What the time socket may send beside the time. */
const FINDINGS = 'findings'

export interface ClockReading {
  /** `YYYY/MM/DD HH:mm:ss` of the panel; empty while it is unknown. */
  text: string
  /** 'live': received within the last seconds. 'estimated': counted on since the last message. */
  quality: 'unknown' | 'live' | 'estimated'
  /** The time of day of the last message, from which an estimated clock counts on. */
  since?: string
  /** The panel's time zone, if it sends one. */
  zone?: string
}

interface Base {
  deviceTime: number
  /** `performance.now()` at that moment: a monotonic clock, so that a tab is right again at once after sleeping. */
  readAt: number
}

export const $clock = atom<ClockReading>({ text: '', quality: 'unknown' })

/** How often the time socket has reported that findings may have changed; once when it opens, of a panel that does so. */
export const $findingReports = atom(0)

let base: Base | undefined
let zone: string | undefined

/** The panel's wall clock in milliseconds, as if it were UTC; undefined until it is known. */
export function deviceNow(): number | undefined {
  return base && base.deviceTime + (performance.now() - base.readAt)
}

/** The panel's time now or some time ago, as text for 'last update'; '' while it is unknown. */
export function deviceTimeText(millisecondsAgo = 0): string {
  const now = deviceNow()
  return now === undefined ? '' : showDeviceTime(now - millisecondsAgo)
}

function setBase(text: string): boolean {
  const deviceTime = parseDeviceTime(text)
  if (deviceTime === undefined) return false
  base = { deviceTime, readAt: performance.now() }
  return true
}

function isLive(): boolean {
  return base !== undefined && performance.now() - base.readAt <= SILENCE_SECONDS * 1000
}

function show(): void {
  if (!base) return
  const text = deviceTimeText()
  const quality = isLive() ? 'live' : 'estimated'
  const shown = $clock.get()
  if (shown.text !== text || shown.quality !== quality || shown.zone !== zone)
    $clock.set({ text, quality, ...(quality === 'estimated' && { since: lastReadAt(base) }), ...(zone && { zone }) })
}

const lastReadAt = ({ deviceTime }: Base) => showDeviceTime(deviceTime).slice(-8)

/** Reads the time once; the clock counts on from there. */
async function readClock(): Promise<void> {
  const reply = await readTime()
  zone = reply.zone
  if (!isLive()) setBase(reply.time)
  show()
}

/** After the clock was set: what was known counts no more. @throws ApiError */
export async function rereadClock(): Promise<void> {
  base = undefined
  await readClock()
}

/** Runs the clock of the top bar; see 'Clock' in src/README.md. @returns a function that stops it. */
export function startClock(): () => void {
  const readOnce = () => void readClock().catch(() => {})
  const onText = (text: string) => {
    const first = !base
    const understood = setBase(text)
    if (first) show()
    if (text === FINDINGS) $findingReports.set($findingReports.value + 1)
    return understood
  }
  const closeSocket = keepTimeSocket(timeSocketUrl(location), onText, readOnce)
  const ticking = setInterval(() => {
    if (!document.hidden) show()
  }, 1000)
  const stopListening = listen(document, 'visibilitychange', show)
  readOnce()

  return () => {
    closeSocket()
    clearInterval(ticking)
    stopListening()
    base = undefined
    zone = undefined
    $clock.set({ text: '', quality: 'unknown' })
  }
}
