export { impactHandlers as handlers } from './impact-handlers'
