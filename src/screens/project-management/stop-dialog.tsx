import { useModel } from '../../lib/browser/use-model'
import type { MessageKey } from '../../lib/text/message'
import { useText } from '../../lib/text/use-text'
import { createImpact } from '../../stores/impact'
import { ActionDialog } from '../../ui/dialog/confirm-dialog'
import { Impact } from '../../ui/impact/impact'
import type { Children } from '../../ui/page/children'
import styles from './project-management.module.css'

const STOPPED: readonly MessageKey[] = [
  'projectManagement.stops.screens',
  'projectManagement.stops.logging',
  'projectManagement.stops.tags',
  'common.term.plcLinks'
]

interface Props {
  title: string
  verb: string
  /** Names the project. */
  children: Children
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Confirms an action that stops the project; the caller shows its failure. */
export function StopDialog({ title, verb, children, onConfirm, onClose }: Props) {
  const { t } = useText()
  const $impact = useModel(() => createImpact('project'))
  return (
    <ActionDialog title={title} verb={verb} onConfirm={onConfirm} onClose={onClose}>
      {children}
      <p>{t('projectManagement.stops')}</p>
      <ul className={styles.stops}>
        {STOPPED.map(key => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <Impact from={$impact} />
    </ActionDialog>
  )
}
