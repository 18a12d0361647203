import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { DataList, DataRow } from '../../../ui/card/data-list'
import { Banner } from '../../../ui/status/banner'
import { DescribedText } from '../described-text'
import { PageLink } from '../page-link'
import type { GuideProps } from './guide-props'
import { StepCard } from './step-card'

/** From a token to the first response, then what all calls have in common. */
export function OverviewGuide(props: GuideProps) {
  const { t } = useText()
  const { info } = props.documentation.document
  return (
    <>
      <Card title={`1. ${t('apiDoc.start.token')}`}>
        <p>{t('apiDoc.start.token.text')}</p>
        <PageLink page="access-tokens">{t('apiDoc.accessTokens')}</PageLink>
      </Card>
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
