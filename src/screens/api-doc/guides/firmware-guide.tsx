import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { DescribedText } from '../described-text'
import { OperationList } from '../operation-list'
import type { GuideProps } from './guide-props'

/** What the authors of the firmware have to know. */
export function FirmwareGuide({ documentation: { document, operations } }: GuideProps) {
  const { t } = useText()
  return (
    <>
      <Card>
        <DescribedText>{document.info['x-firmware']}</DescribedText>
      </Card>
      <Card title={t('apiDoc.calls.prescribed')}>
        <p>{t('apiDoc.availability.prescribed')}</p>
        <OperationList operations={operations.filter(({ isPrescribed }) => isPrescribed)} />
      </Card>
    </>
  )
}
