import { useText } from '../../../lib/text/use-text'
import { Banner } from '../../../ui/status/banner'
import type { GuideProps } from './guide-props'
import { LoginCard, StepCard } from './step-card'

const RENEWAL = JSON.stringify({ grant_type: 'refresh_token', refresh_token: 'TOKEN' })

/** The calls of a session after the login, in their order. */
const STEPS = [
  { title: 'apiDoc.signIn.use', text: 'apiDoc.signIn.use.text', id: 'readUserInfo' },
  { title: 'apiDoc.signIn.renew', text: 'apiDoc.signIn.renew.text', id: 'createToken', body: RENEWAL },
  { title: 'common.action.signOut', text: 'apiDoc.signIn.end.text', id: 'deleteToken' }
] as const

export function SignInGuide(props: GuideProps) {
  const { t } = useText()
  return (
    <>
      <Banner tone="info">{t('apiDoc.signIn.forPeople')}</Banner>
      <LoginCard {...props} title={`1. ${t('apiDoc.signIn.password')}`} />
      {STEPS.map(({ title, text, ...step }, index) => (
        <StepCard key={title} {...props} {...step} title={`${index + 2}. ${t(title)}`} text={t(text)} />
      ))}
      <Banner tone="info">{t('apiDoc.signIn.certificate')}</Banner>
    </>
  )
}
