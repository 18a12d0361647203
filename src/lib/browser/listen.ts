/** Calls at events of a target. @returns a function that stops it */
export function listen<K extends keyof WindowEventMap>(
  target: Window,
  name: K,
  listener: (event: WindowEventMap[K]) => void,
  capture?: boolean
): () => void
export function listen<K extends keyof DocumentEventMap>(
  target: Document,
  name: K,
  listener: (event: DocumentEventMap[K]) => void,
  capture?: boolean
): () => void
export function listen(target: EventTarget, name: string, listener: () => void): () => void
export function listen(target: EventTarget, name: string, listener: EventListener, capture?: boolean): () => void {
  target.addEventListener(name, listener, capture)
  return () => target.removeEventListener(name, listener, capture)
}

/** @returns a function that calls all of them */
export const allOf =
  (...stops: (() => void)[]) =>
  (): void => {
    for (const stop of stops) stop()
  }
