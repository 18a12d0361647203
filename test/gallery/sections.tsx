import { useEffect } from 'react'
import { useText } from '../../src/lib/text/use-text'
import styles from './gallery.module.css'
import type { State, States } from './states'

const ACTIONS = ['pointerdown', 'keydown', 'wheel']

/** The component that the address names, else the first. */
const showWanted = () => (document.getElementById(location.hash.slice(1)) ?? document.body).scrollIntoView()

/** Components that have failed take the focus and scroll to themselves, and others grow: it is shown again after each of these, until somebody acts. */
function keepWantedShown() {
  const ended = new AbortController()
  const showAgain = () => requestAnimationFrame(() => ended.signal.aborted || showWanted())
  const observer = new ResizeObserver(showAgain)
  const end = () => {
    observer.disconnect()
    ended.abort()
  }
  observer.observe(document.body)
  addEventListener('focusin', showAgain, { signal: ended.signal })
  for (const action of ACTIONS) addEventListener(action, end, { signal: ended.signal })
  return end
}

/** All components with their states, each under the name of its file. */
export function Sections({ of: all }: { of: States }) {
  useEffect(keepWantedShown, [])
  return (
    <main className={styles.sections}>
      {Object.entries(all).map(([path, states]) => (
        <section
          key={path}
          id={path}
          aria-label={path}
          className={styles.section}
          data-columns={columnsOf(path, Object.keys(states).length)}
        >
          <h2 className={styles.path}>{path}</h2>
          <div className={styles.states}>
            {Object.entries(states).map(([name, state]) => (
              <figure key={name} className={styles.state} aria-label={`${path}: ${name}`}>
                <figcaption className={styles.name}>{name}</figcaption>
                <div className={styles.stage}>
                  <Stage state={state} />
                </div>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </main>
  )
}

/** What is as wide as the page in the product. */
const WIDE =
  /(filter-bar|range-dialog|card-list|log-card|paged-\w+|\/table|wide-table|tree|medium-view|import-\w+|rejected-list)\.tsx$/

/** Of three. */
const columnsOf = (path: string, states: number) => (WIDE.test(path) ? 'wide' : Math.min(3, states))

function Stage({ state }: { state: State }) {
  const { t } = useText()
  return <>{state(t)}</>
}
