import styles from './fingerprint.module.css'
import { PanelText } from './panel-text'

const GROUPS = /(?:[^:]{1,2}:?){1,4}/g

/** Of a key or certificate, which is compared with another one: in groups, which lines do not break. */
export const Fingerprint = ({ children }: { children: string }) => (
  <span className={styles.fingerprint}>
    {children.match(GROUPS)?.map((group, index) => (
      <PanelText key={index} mono>
        {group}
      </PanelText>
    ))}
  </span>
)
