import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { DataList, DataRow } from '../../../ui/card/data-list'
import { Banner } from '../../../ui/status/banner'
import { DescribedText } from '../described-text'
import type { GuideProps } from './guide-props'
import { LoginCard, StepCard } from './step-card'

/** From a login to the first response, then what all calls have in common. */
export function OverviewGuide(props: GuideProps) {
  const { t } = useText()
  const { info } = props.documentation.document
  return (
    <>
      <LoginCard {...props} title={`1. ${t('apiDoc.signIn.password')}`} />
      <StepCard
        {...props}
        title={`2. ${t('apiDoc.start.alarms')}`}
        id="listEvents"
        values={{ 'query state': 'triggered,acknowledged' }}
      />
      <Banner tone="info">{t('apiDoc.signIn.certificate')}</Banner>
      <Card title={t('apiDoc.calls')}>
        <DataList>
          <DataRow label={t('common.term.version')}>{info.version}</DataRow>
        </DataList>
        <DescribedText>{info.description}</DescribedText>
      </Card>
    </>
  )
}
