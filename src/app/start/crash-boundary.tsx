import { Component, type ReactNode } from 'react'
import { $i18n } from '../../lib/text/i18n'
import { ReloadBanner } from '../../ui/status/reload-banner'

interface Props {
  children: ReactNode
}

interface State {
  crash?: { error: unknown }
}

/** Contains an exception in one screen, so that menu and top bar keep working. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = {}

  static override getDerivedStateFromError(error: unknown): State {
    return { crash: { error } }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    const { crash } = this.state
    if (!crash) return this.props.children
    return <ReloadBanner title={$i18n.get().t('errors.general')} error={crash.error} />
  }
}
