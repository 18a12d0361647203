import styles from './skip-link.module.css'

/** The first tab stop of the page: skips the menu. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    const element = document.getElementById(target)
    element?.focus()
    element?.scrollIntoView()
  }
  return (
    <a className={styles.link} href={`#${target}`} onClick={skip}>
      {children}
    </a>
  )
}
