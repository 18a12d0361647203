import { useStore } from '@nanostores/preact'
import { $i18n } from '../../../lib/text/i18n'
import { Card } from '../../../ui/page/card'
import { DataList, DataRow } from '../../../ui/page/data-list'
import { CodeList } from '../reply-view'
import { STATUS_TEXTS } from '../status-texts'
import type { GuideProps } from './guides'

export function StatusGuide({ documentation: { document } }: GuideProps) {
  const { t } = useStore($i18n)
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
