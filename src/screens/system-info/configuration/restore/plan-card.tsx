import { useStore } from '@nanostores/preact'
import { useMemo, useState } from 'react'
import { useBroughtIntoView } from '../../../../lib/browser/use-brought-into-view'
import { useText } from '../../../../lib/text/use-text'
import { Card } from '../../../../ui/card/card'
import { Actions } from '../../../../ui/page/actions'
import { Button } from '../../../../ui/page/button'
import { EmptyState } from '../../../../ui/page/empty-state'
import styles from '../../system-info.module.css'
import { snapshotTitle } from '../texts'
import type { RestoreModel } from './model'
import type { Plan } from './plan'
import { PlanNotes } from './plan-notes'
import { RestoreDialog } from './restore-dialog'
import { SectionView } from './section'
import { sectionsOf } from './texts'

interface Props {
  model: RestoreModel
  plan: Plan
}

/** What would change, to be chosen by section and by field; nothing has been sent yet. */
export function PlanCard({ model, plan }: Props) {
  const { t } = useText()
  const [asked, ask] = useState(false)
  const steps = useStore(model.$steps)
  const sections = useMemo(() => sectionsOf(plan.changes, t), [plan, t])
  const count = steps.reduce((sum, { changes }) => sum + changes.length, 0)
  const title = t(plan.isUndo ? 'systemInfoRestore.undoPlan' : 'systemInfoRestore.plan')
  const content = useBroughtIntoView(plan)
  return (
    <div ref={content} tabIndex={-1} role="group" aria-label={title} className={styles.opened}>
      <PlanNotes plan={plan} />
      <Card title={title}>
        {sections.length === 0 && (
          <EmptyState icon="check" title={t('systemInfoRestore.nothing')}>
            {snapshotTitle(plan.file, t)}
          </EmptyState>
        )}
        {!plan.isUndo && plan.changes.some(({ isOptional }) => isOptional) && (
          <p>{t('systemInfoRestore.notSelected')}</p>
        )}
        {sections.map(section => (
          <SectionView key={section.title} model={model} plan={plan} section={section} />
        ))}
        {sections.length > 0 && (
          <Actions>
            <Button kind="primary" disabled={count === 0} asks onClick={() => ask(true)}>
              {t('systemInfoRestore.start', { count })}
            </Button>
          </Actions>
        )}
      </Card>
      {asked && <RestoreDialog model={model} plan={plan} steps={steps} count={count} onClose={() => ask(false)} />}
    </div>
  )
}
