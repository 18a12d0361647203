/** Several parts of one reading need the same: it is read once for each signal, also where that fails. */
export function oncePerSignal<T>(read: (signal: AbortSignal) => Promise<T>): (signal: AbortSignal) => Promise<T> {
  const started = new WeakMap<AbortSignal, Promise<T>>()
  return signal => {
    const reading = started.get(signal) ?? read(signal)
    started.set(signal, reading)
    return reading
  }
}
