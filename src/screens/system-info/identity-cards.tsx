import type { SystemIdentity } from '../../api/system-info'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { Columns } from '../../ui/card/columns'
import { FactList } from './fact-list'
import styles from './system-info.module.css'
import { useSections } from './use-sections'

export function IdentityCards({ identity }: { identity: SystemIdentity }) {
  const { t } = useText()
  const { sections, licences } = useSections(identity)
  return (
    <Columns least={340}>
      {sections.map(({ title, facts }) => (
        <Card key={title} title={title}>
          <FactList facts={facts} />
        </Card>
      ))}
      <Card title={licences.title}>
        {licences.facts.length === 0 ? <p>{t('systemInfo.licences.none')}</p> : <FactList facts={licences.facts} />}
        <p className={styles.note}>{t('systemInfo.licences.note')}</p>
      </Card>
    </Columns>
  )
}
