import { Document, Window } from 'happy-dom'

/** What Node's own classes do as well or better: the client and the virtual panel share them. */
const NODES_OWN = new Set([
  'AbortController',
  'AbortSignal',
  'Blob',
  'FormData',
  'Headers',
  'Request',
  'Response',
  'fetch'
])
const DOMS_OWN = ['Event', 'EventTarget', 'CustomEvent', 'MessageEvent', 'navigator', 'location', 'document', 'history']

const dom = new Window({
  url: 'http://panel.test/app',
  width: 1280,
  height: 800,
  settings: {
    disableCSSFileLoading: true,
    disableJavaScriptFileLoading: true,
    handleDisabledFileLoadingAsSuccess: true,
    navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true }
  }
})

for (const name of namesOf(dom)) {
  if (NODES_OWN.has(name) || (name in globalThis && !DOMS_OWN.includes(name))) continue
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: Reflect.get(dom, name) })
}
for (const name of ['window', 'self', 'top', 'parent']) {
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: globalThis })
}

function namesOf(object: object): string[] {
  const names = new Set<string>()
  for (let layer = object; layer && layer !== Object.prototype; layer = Object.getPrototypeOf(layer)) {
    for (const name of Object.getOwnPropertyNames(layer)) names.add(name)
  }
  return [...names].filter(name => name !== 'constructor')
}

// happy-dom lets a cookie with `Max-Age=0` live on until the next millisecond.
const { document } = dom
const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
Object.defineProperty(document, 'cookie', {
  configurable: true,
  get: () => cookies?.get?.call(document),
  set: (text: string) => cookies?.set?.call(document, text.replace(/Max-Age=0/i, 'Max-Age=-1'))
})
