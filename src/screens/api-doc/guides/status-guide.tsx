import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { DataList, DataRow } from '../../../ui/card/data-list'
import { CodeList } from '../reply-view'
import { STATUS_TEXTS } from '../status-texts'
import type { GuideProps } from './guide-props'

export function StatusGuide({ documentation: { document } }: GuideProps) {
  const { t } = useText()
  const { error_codes: codes, field_codes: fieldCodes } = document['x-error-codes']
  return (
    <>
      <Card title={t('apiDoc.statuses.status')}>
        <DataList>
          {[...STATUS_TEXTS].map(([status, text]) => (
            <DataRow key={status} label={status}>
              {t(text)}
            </DataRow>
          ))}
        </DataList>
      </Card>
      <Card title={t('apiDoc.statuses.codes')}>
        <CodeList codes={Object.keys(codes)} meanings={codes} />
      </Card>
      <Card title={t('apiDoc.statuses.fieldCodes')}>
        <CodeList codes={Object.keys(fieldCodes)} meanings={fieldCodes} />
      </Card>
    </>
  )
}
