import styles from './panel-text.module.css'

export interface PanelTextProps {
  children: string | number
  /** One line, cut with …, the whole text in its title. */
  cut?: boolean
  mono?: boolean
}

/** A text that the panel or its users wrote: any length, any script, any direction. */
export function PanelText({ children, cut, mono }: PanelTextProps) {
  return (
    <bdi
      className={styles.text}
      dir="auto"
      data-cut={cut || undefined}
      data-mono={mono || undefined}
      title={cut ? String(children) : undefined}
    >
      {children}
    </bdi>
  )
}
