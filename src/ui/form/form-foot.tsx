import type { Children } from '../page/children'
import styles from './form-foot.module.css'

interface Props {
  /** What a save interrupts, and what was wrong with the last one. */
  notices: Children
  /** The buttons. */
  children: Children
}

/** The end of a form, of which a dialog or a page keeps all in view: nobody saves without having seen the notices. */
export function FormFoot({ notices, children }: Props) {
  return (
    <div data-foot>
      <div className={styles.notices}>{notices}</div>
      {children}
    </div>
  )
}
