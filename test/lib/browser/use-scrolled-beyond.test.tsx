import '../../setup/dom'
import { suite } from 'uvu'
import { useScrolledBeyond } from '../../../src/lib/browser/use-scrolled-beyond'
import { findByText } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('scrolled beyond')
const original = globalThis.IntersectionObserver

test.after.each(() => {
  cleanup()
  globalThis.IntersectionObserver = original
})

/** An observer that reports an element once, at this distance from the top of the view. */
const elementAt = (top: number) =>
  class {
    readonly report: IntersectionObserverCallback
    constructor(report: IntersectionObserverCallback) {
      this.report = report
    }
    observe() {
      const entry = { isIntersecting: top >= 0 && top < 600, boundingClientRect: { top } }
      this.report([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver)
    }
    disconnect() {}
  }

function Example() {
  const [ref, beyond] = useScrolledBeyond()
  return <div ref={ref}>{beyond ? 'beyond' : 'not beyond'}</div>
}

for (const [top, text] of [
  [100, 'not beyond'],
  [900, 'not beyond'],
  [-100, 'beyond']
] as const)
  test(`is ${text} an element ${top} px below the top of the view`, async () => {
    Object.assign(globalThis, { IntersectionObserver: elementAt(top) })
    render(<Example />)
    await findByText(text)
  })

test.run()
