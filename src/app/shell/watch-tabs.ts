import { noticeOtherTabs } from '../../session/session'

/** Checks whether another tab changed the session while this one was hidden. @returns a function that stops it. */
export function watchTabs(): () => void {
  const notice = () => {
    if (!document.hidden) void noticeOtherTabs()
  }
  window.addEventListener('focus', notice)
  document.addEventListener('visibilitychange', notice)
  return () => {
    window.removeEventListener('focus', notice)
    document.removeEventListener('visibilitychange', notice)
  }
}
