import { useStore } from '@nanostores/preact'
import type { WebViewConnection } from '../../api/webview'
import { $i18n } from '../../lib/text/i18n'
import { Button } from '../../ui/page/button'
import { Loaded } from '../../ui/page/loaded'
import type { Connection } from './connection'
import { ControlCard } from './control-card'
import type { WebViewModel } from './model'
import { ReasonBanner } from './reason-banner'
import { ScreenCard } from './screen-card'
import { ENDS } from './texts'

interface Props {
  model: WebViewModel
  connection: Connection
}

export function ConnectedView({ model, connection }: Props) {
  return (
    <Loaded from={connection.$state}>
      {state => <StateView model={model} connection={connection} state={state} />}
    </Loaded>
  )
}

function StateView({ model, connection, state }: Props & { state: WebViewConnection }) {
  const { t } = useStore($i18n)
  const { ended } = state
  if (ended)
    return (
      <ReasonBanner
        reason={ENDS[ended]}
        action={
          <Button kind="primary" onClick={model.forget}>
            {t('webview.connectAgain')}
          </Button>
        }
      />
    )
  return (
    <>
      <ControlCard connection={connection} state={state} onLeave={model.leave} />
      <ScreenCard connection={connection} state={state} />
    </>
  )
}
