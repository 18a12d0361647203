import { noticeOtherTabs } from '../../session/session'

/** Another tab may have changed the session while nobody looked at this one. @returns a function that stops it. */
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
