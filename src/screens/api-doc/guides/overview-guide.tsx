import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/page/card'
import { DataList, DataRow } from '../../../ui/page/data-list'
import styles from '../api-doc.module.css'
import { DescribedText } from '../described-text'
import { OperationList } from '../operation-list'
import type { GuideProps } from './guide-props'

export function OverviewGuide({ documentation: { document, operations } }: GuideProps) {
  const { t } = useText()
  const { info, servers } = document
  return (
    <>
      <Card>
        <DataList>
          <DataRow label={t('common.term.version')}>{info.version}</DataRow>
          <DataRow label={t('apiDoc.base')}>
            <code className={styles.address}>{location.origin + (servers[0]?.url ?? '')}</code>
          </DataRow>
          <DataRow label={t('apiDoc.calls')}>{String(operations.length)}</DataRow>
        </DataList>
        <DescribedText>{info.description}</DescribedText>
      </Card>
      <Card title={t('apiDoc.calls.prescribed')}>
        <p>{t('apiDoc.availability.prescribed')}</p>
        <OperationList operations={operations.filter(({ isPrescribed }) => isPrescribed)} />
      </Card>
    </>
  )
}
