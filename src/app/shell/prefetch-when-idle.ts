declare global {
  interface Navigator {
    /** Network Information API, in Chromium only. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/** Leaves a slow line to the first view and its data. */
const DELAY_MILLISECONDS = 2000

/** Runs the loads one after the other, each when the browser is idle, but none where data is costly. @returns a function that stops it. */
export function prefetchWhenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  const pending = isDataCostly() ? [] : [...loads]
  const loadNext = async () => {
    await pending.shift()?.()
    if (pending.length > 0) whenIdle(loadNext)
  }
  const timer = setTimeout(() => whenIdle(loadNext), DELAY_MILLISECONDS)
  return () => {
    clearTimeout(timer)
    pending.length = 0
  }
}

function isDataCostly(): boolean {
  const { saveData, effectiveType = '' } = navigator.connection ?? {}
  return saveData === true || effectiveType.endsWith('2g')
}

/** At once in Safari, which has no idle callbacks. */
function whenIdle(run: () => void): void {
  if (!window.requestIdleCallback?.(run)) run()
}
