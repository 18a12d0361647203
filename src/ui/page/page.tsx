import { useEffect, useRef } from 'react'
import type { Children } from './children'
import styles from './page.module.css'

let lastPath: string | undefined
let navigated: boolean | undefined

export interface PageProps {
  title: string
  children: Children
  /** Shown next to the title. */
  actions?: Children
}

/** The frame of a screen; a navigation moves the focus to its title. */
export function Page({ title, children, actions }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (shouldFocusTitle()) heading.current?.focus({ preventScroll: true })
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
 * A navigation focuses the title. After a page load the focus stays at the top, where the skip link is. The screen that
 * replaces its placeholder takes the focus only if nothing else has it, as the user may have moved on.
 */
function shouldFocusTitle(): boolean {
  const { pathname } = location
  const previousPath = lastPath
  lastPath = pathname
  // Chromium remembers a press over a reload.
  if (previousPath === undefined) navigated = !performance.navigation?.type && navigator.userActivation?.hasBeenActive
  else if (previousPath !== pathname) {
    navigated = true
    return true
  }
  return !!navigated && document.activeElement === document.body
}
