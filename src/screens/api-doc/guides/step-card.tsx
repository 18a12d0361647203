import { useText } from '../../../lib/text/use-text'
import { signedInUser } from '../../../session/session'
import { Card } from '../../../ui/card/card'
import { buildRequest, exampleBody, exampleValues, type ParameterValues } from '../request'
import { SampleView } from '../samples/sample-view'
import type { GuideProps } from './guide-props'

interface Props extends GuideProps {
  title: string
  text?: string
  /** Name of the operation. */
  id: string
  values?: ParameterValues
  /** In place of the example. */
  body?: string | undefined
  login?: boolean
}

/** One step of a guide: a call as code. */
export function StepCard({ model, documentation, title, text, id, values, body, login }: Props) {
  const operation = documentation.find(id)
  if (!operation) return null
  const request = buildRequest(operation, { ...exampleValues(operation), ...values }, body ?? exampleBody(operation))
  return (
    <Card title={title}>
      {text && <p>{text}</p>}
      <SampleView model={model} request={request} login={login} />
    </Card>
  )
}

/** A login with the name of the current user. */
export function LoginCard({ title, ...props }: GuideProps & { title: string }) {
  const { t } = useText()
  const grant = { grant_type: 'password', username: signedInUser()?.username ?? 'user', password: 'PASSWORD' }
  return (
    <StepCard
      {...props}
      title={title}
      text={t('apiDoc.signIn.password.text')}
      id="createToken"
      body={JSON.stringify(grant)}
      login
    />
  )
}
