import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/page/card'
import { Banner } from '../../../ui/status/banner'
import { buildRequest, exampleBody, exampleValues } from '../request'
import { SampleView } from '../samples/sample-view'
import type { GuideProps } from './guide-props'

const RENEWAL = JSON.stringify({ grant_type: 'refresh_token', refresh_token: 'TOKEN' })

/** The calls of a session in their order. */
const STEPS = [
  { title: 'apiDoc.signIn.password', text: 'apiDoc.signIn.password.text', id: 'createToken' },
  { title: 'apiDoc.signIn.use', text: 'apiDoc.signIn.use.text', id: 'readUserInfo' },
  { title: 'apiDoc.signIn.renew', text: 'apiDoc.signIn.renew.text', id: 'createToken', body: RENEWAL },
  { title: 'common.action.signOut', text: 'apiDoc.signIn.end.text', id: 'deleteToken' }
] as const

export function SignInGuide({ model, documentation }: GuideProps) {
  const { t } = useText()
  return (
    <>
      {STEPS.map((step, index) => {
        const operation = documentation.find(step.id)
        if (!operation) return null
        const body = 'body' in step ? step.body : exampleBody(operation)
        return (
          <Card key={step.title} title={`${index + 1}. ${t(step.title)}`}>
            <p>{t(step.text)}</p>
            <SampleView model={model} request={buildRequest(operation, exampleValues(operation), body)} />
          </Card>
        )
      })}
      <Banner tone="info">{t('apiDoc.signIn.certificate')}</Banner>
    </>
  )
}
