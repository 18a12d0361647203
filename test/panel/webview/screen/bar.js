import { t } from './texts.js'

/** The row above the screen outside of a frame: at the panel its operator's buttons, in user mode the way to the console. */
export function createBar(bar, place, send) {
  bar.hidden = false
  return place === 'user' ? userBar(bar) : panelBar(bar, send)
}

function userBar(bar) {
  const link = document.createElement('a')
  link.href = '/admin/dashboard'
  link.textContent = t('adminMode')
  const note = document.createElement('span')
  note.textContent = t('userMode')
  bar.replaceChildren(link, note)
  return () => {}
}

function panelBar(bar, send) {
  const button = (name, message) => {
    const node = document.createElement('button')
    node.type = 'button'
    node.textContent = name
    node.addEventListener('click', () => send(message))
    return node
  }
  let shown
  return ({ remote, request }) => {
    const key = JSON.stringify([remote, request?.id])
    if (key === shown) return
    shown = key
    const question = document.createElement('span')
    if (request) question.textContent = `${request.name} ${t('requests')}`
    const answer = granted => ({ kind: 'answer', request: request.id, granted })
    bar.replaceChildren(
      button(t('takeBack'), { kind: 'take-back' }),
      ...(request ? [question, button(t('grant'), answer(true)), button(t('deny'), answer(false))] : [])
    )
  }
}
