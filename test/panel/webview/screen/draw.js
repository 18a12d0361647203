import { t } from './texts.js'

const SVG = 'http://www.w3.org/2000/svg'
export const WIDTH = 800
export const HEIGHT = 480

const INK = '#f2f6f8'
const MUTED = '#a9c1cf'
const WATER = '#3f9bd1'
const STEEL = '#2b4a5e'
const GOOD = '#2fa866'
const IDLE = '#5d7380'

/** An element with presentation attributes only, so that a picture of it needs no style sheet. */
export function element(name, attributes = {}, children = []) {
  const node = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value))
  node.append(...children)
  return node
}

const text = (x, y, content, more = {}) =>
  element('text', { x, y, fill: INK, 'font-size': 18, 'font-family': 'sans-serif', ...more }, [content])

/** The text of a value, which a sensor may not have sent. */
const valueText = (value, unit, digits = 1) => (value === null ? `--- ${unit}` : `${value.toFixed(digits)} ${unit}`)

function tank(x, name) {
  const water = element('rect', { x: x + 4, width: 112, fill: WATER })
  const level = text(x + 60, 96, '', { 'text-anchor': 'middle' })
  const temperature = text(x + 60, 252, '', { 'text-anchor': 'middle', 'font-size': 20 })
  const node = element('g', {}, [
    text(x + 60, 66, name, { 'text-anchor': 'middle', 'font-weight': 'bold' }),
    element('rect', { x, y: 74, width: 120, height: 152, rx: 10, fill: STEEL, stroke: MUTED, 'stroke-width': 2 }),
    water,
    level,
    temperature
  ])
  return {
    node,
    update(percent, degrees) {
      const height = Math.max(0, Math.min(144, ((percent ?? 0) / 100) * 144))
      water.setAttribute('y', String(222 - height))
      water.setAttribute('height', String(height))
      level.textContent = `${t('level')} ${valueText(percent, '%', 0)}`
      temperature.textContent = valueText(degrees, '°C')
    }
  }
}

function figure(x, y, name, unit) {
  const value = text(x, y + 28, '', { 'font-size': 24, 'font-weight': 'bold' })
  const node = element('g', {}, [text(x, y, name, { fill: MUTED, 'font-size': 16 }), value])
  return {
    node,
    update: number => {
      value.textContent = valueText(number, unit)
    }
  }
}

/** A switch of 44 px or more, for fingers. */
function control(x, y, width, name, [off, on], onPress) {
  const face = element('rect', { x, y, width, height: 52, rx: 8, stroke: INK, 'stroke-width': 1 })
  const state = text(x + width / 2, y + 43, '', { 'text-anchor': 'middle', 'font-size': 15 })
  const node = element('g', { role: 'switch', tabindex: 0, 'aria-label': name }, [
    face,
    text(x + width / 2, y + 22, name, { 'text-anchor': 'middle', 'font-size': 15 }),
    state
  ])
  let value = 0
  pressable(node, () => onPress(value === 1 ? 0 : 1))
  return {
    node,
    update(next, operates) {
      value = next
      face.setAttribute('fill', value === 1 ? GOOD : IDLE)
      face.setAttribute('fill-opacity', operates ? '1' : '0.55')
      state.textContent = value === 1 ? on : off
      node.setAttribute('aria-checked', String(value === 1))
      node.setAttribute('aria-disabled', String(!operates))
    }
  }
}

function button(x, y, width, name, onPress) {
  const face = element('rect', { x, y, width, height: 52, rx: 8, fill: STEEL, stroke: INK, 'stroke-width': 1 })
  const node = element('g', { role: 'button', tabindex: 0, 'aria-label': name }, [
    face,
    text(x + width / 2, y + 32, name, { 'text-anchor': 'middle', 'font-size': 16 })
  ])
  pressable(node, onPress)
  return {
    node,
    update(operates) {
      face.setAttribute('fill-opacity', operates ? '1' : '0.55')
      node.setAttribute('aria-disabled', String(!operates))
    }
  }
}

function pressable(node, onPress) {
  node.addEventListener('click', onPress)
  node.addEventListener('keydown', event => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPress()
  })
}

/** Draws the screen into a place. @returns a function that shows a message of the panel. */
export function drawScreen(place, { onSet, onAcknowledge, onTouch, language }) {
  const title = text(16, 30, '', { 'font-size': 22, 'font-weight': 'bold', role: 'heading', 'aria-level': 1 })
  const time = text(784, 30, '', { 'text-anchor': 'end', fill: MUTED })
  const tank1 = tank(40, t('tank1'))
  const tank2 = tank(220, t('tank2'))
  const pressure = figure(400, 96, t('pressure'), 'bar')
  const flow = figure(400, 166, t('flow'), 'l/min')
  const set = object => value => onSet(object, value)
  const valve = [t('closed'), t('open')]
  const motor = [t('off'), t('on')]
  const controls = {
    inlet: control(16, 282, 120, t('inlet'), valve, set('inlet')),
    outlet: control(146, 282, 120, t('outlet'), valve, set('outlet')),
    pump: control(276, 282, 120, t('pump'), motor, set('pump')),
    'heating-1': control(406, 282, 120, t('heating-1'), motor, set('heating-1')),
    'heating-2': control(536, 282, 120, t('heating-2'), motor, set('heating-2'))
  }
  let speed = 100
  const slower = button(536, 84, 56, '−', () => onSet('speed', Math.max(0, speed - 10)))
  const faster = button(728, 84, 56, '+', () => onSet('speed', Math.min(120, speed + 10)))
  slower.node.setAttribute('aria-label', `${t('speed')} −`)
  faster.node.setAttribute('aria-label', `${t('speed')} +`)
  const speedText = text(660, 118, '', { 'text-anchor': 'middle', 'font-size': 22, 'font-weight': 'bold' })
  const acknowledge = button(624, 404, 160, t('acknowledge'), onAcknowledge)
  const alarmTitle = text(16, 366, '', { 'font-weight': 'bold' })
  const alarms = [0, 1, 2, 3].map(row => text(16, 392 + row * 24, '', { 'font-size': 16 }))
  const banner = element('g', { role: 'status' })
  /** Covers everything else, so that the panel is found in the cabinet. */
  const name = element('g', { role: 'alert' })
  name.addEventListener('click', onTouch)

  place.replaceChildren(
    element('svg', { xmlns: SVG, viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT }, [
      element('rect', { width: WIDTH, height: HEIGHT, fill: '#10202b' }),
      title,
      time,
      element('path', { d: 'M160 150h60M340 150h40v60h300', stroke: MUTED, 'stroke-width': 6, fill: 'none' }),
      ...[tank1, tank2, pressure, flow, slower, faster, acknowledge].map(({ node }) => node),
      text(660, 76, t('speed'), { 'text-anchor': 'middle', fill: MUTED, 'font-size': 16 }),
      speedText,
      ...Object.values(controls).map(({ node }) => node),
      alarmTitle,
      ...alarms,
      banner,
      name
    ])
  )

  const showBanner = remote => {
    banner.replaceChildren(
      ...(remote === null
        ? []
        : [
            element('rect', { x: 250, y: 6, width: 300, height: 34, rx: 6, fill: '#b3560b' }),
            text(400, 29, `${t('remote')} ${remote}`, { 'text-anchor': 'middle', 'font-size': 16 })
          ])
    )
  }

  const showName = content => {
    name.replaceChildren(
      ...(content
        ? [
            element('rect', { width: WIDTH, height: HEIGHT, fill: '#ffd24d' }),
            text(WIDTH / 2, HEIGHT / 2, content, {
              'text-anchor': 'middle',
              fill: '#10202b',
              'font-size': Math.min(120, Math.round(1200 / content.length)),
              'font-weight': 'bold'
            })
          ]
        : [])
    )
  }

  return ({ machine, time: now, role, remote, name: shownName, values, alarms: active, alarmCount }) => {
    const operates = role === 'control'
    title.textContent = machine.slice(0, 22)
    time.textContent = now
    speed = values.speed
    speedText.textContent = `${speed} %`
    tank1.update(values.level, values['tank-1'])
    tank2.update(values.level === null ? null : Math.min(100, values.level * 0.8 + 8), values['tank-2'])
    pressure.update(values.pressure)
    flow.update(values.flow)
    for (const [object, { update }] of Object.entries(controls)) update(values[object], operates)
    for (const { update } of [slower, faster, acknowledge]) update(operates)
    alarmTitle.textContent = alarmCount === 0 ? t('noAlarms') : `${t('alarms')}: ${alarmCount}`
    for (const [row, node] of alarms.entries()) {
      const alarm = active[row]
      node.textContent = alarm ? `${alarm.acknowledged ? '✓' : '●'} ${alarm.texts[language]}` : ''
      node.setAttribute('fill', alarm?.acknowledged ? MUTED : '#ff9f8f')
    }
    showBanner(remote)
    showName(shownName)
  }
}
