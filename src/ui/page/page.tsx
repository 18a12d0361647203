import { useEffect, useRef } from 'react'
import type { Children } from './children'
import styles from './page.module.css'

let lastPath: string | undefined
let arriving = false

export interface PageProps {
  title: string
  children: Children
  /** Beside the title. */
  actions?: Children
}

/** The frame of a screen; on navigation its title has the focus. */
export function Page({ title, children, actions }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus()) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {actions}
      </div>
      {children}
    </div>
  )
}

/**
 * A navigation moves the focus to the title. The first screen of a page load leaves it at the top, where the skip link
 * is. A screen that follows its placeholder takes it only when nothing else has it: the user may have gone on.
 */
function takesFocus(): boolean {
  const { pathname } = location
  const before = lastPath
  lastPath = pathname
  if (before === undefined) arriving = navigator.userActivation?.hasBeenActive ?? false
  else if (before !== pathname) {
    arriving = true
    return true
  }
  return arriving && document.activeElement === document.body
}
