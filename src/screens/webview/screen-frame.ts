import { atom, type ReadableAtom } from 'nanostores'
import { listen } from '../../lib/browser/listen'
import { readFrameMessage } from './frame-messages'

const PICTURE_SECONDS = 5

export interface Size {
  width: number
  height: number
}

export interface ScreenFrame {
  /** Of the panel's screen in pixels; undefined until its page says so. */
  $size: ReadableAtom<Size | undefined>
  /** @throws Error when the page sends none in time */
  picture(): Promise<Blob>
  /** @returns a function that stops listening */
  listen(): () => void
}

/** The page with the screen in its frame, which only shares messages with this one. */
export function createScreenFrame(frameWindow: () => Window | null, onChange: () => void): ScreenFrame {
  const $size = atom<Size | undefined>()
  let take: ((picture: Blob) => void) | undefined

  const receive = (event: MessageEvent<unknown>) => {
    const message = readFrameMessage(event, frameWindow())
    if (message?.webview === 'changed') onChange()
    if (message?.webview === 'size') $size.set({ width: message.width, height: message.height })
    if (message?.webview === 'picture') take?.(message.picture)
  }

  return {
    $size,
    picture: () =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('no picture')), PICTURE_SECONDS * 1000)
        take = picture => {
          clearTimeout(timer)
          resolve(picture)
        }
        frameWindow()?.postMessage({ webview: 'picture' }, location.origin)
      }),
    listen() {
      return listen(window, 'message', receive)
    }
  }
}
