import { Component, type ReactNode } from 'react'
import { refusalOf } from '../../lib/remote/failure'
import { fullPath } from '../../session/paths'

interface Props {
  children: ReactNode
  /** Shown in place of the screen; it reads the reason from the history state. */
  denial: ReactNode
}

/** Replaces a screen whose values the panel refuses to this user. */
export class DenialBoundary extends Component<Props, { denied: boolean }> {
  override state = { denied: false }

  static override getDerivedStateFromError(error: unknown) {
    if (refusalOf(error)?.status !== 403) throw error
    return { denied: true }
  }

  override componentDidCatch() {
    const refused = { path: fullPath(), reason: 'access-denied' }
    history.replaceState({ ...history.state, refused }, '')
  }

  override render() {
    return this.state.denied ? this.props.denial : this.props.children
  }
}
