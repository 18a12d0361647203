// Generated from static/contract by `npm run types`.

export interface paths {
  '/auth/token/user': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign in, or renew a token
     * @description Returns an access token for a user name and a password (`grant_type=password`), or a new token for one that has expired (`grant_type=refresh_token`). However often it is renewed, a session ends at an absolute time after the sign-in, which the panel sets. A refused sign-in says the same for an unknown user and for a wrong password. After several failures the panel makes the caller wait; the wait grows with each further failure.
     */
    post: operations['createToken']
    /**
     * Log out
     * @description Ends the session of the token, also when the token has expired: neither it nor any token renewed from the same sign-in is accepted or renewed any more.
     */
    delete: operations['deleteToken']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/uac/account/userinfo': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Who is signed in
     * @description Name, state and permissions of the user of the token. `permission.roles` lists the names of the screens the user may open.
     */
    get: operations['readUserInfo']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/uac/account/state': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Acknowledge the welcome
     * @description Sets the state of the user of the token: 1 once the first-time dialog was read.
     */
    patch: operations['setUserState']
    trace?: never
  }
  '/uac/account/password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change the own password
     * @description Needs the current password. Other sessions of the same user end. Refusals: `wrong_password` (field `current`), `same_password` (field `password`), `too_many_failures` with `Retry-After`.
     */
    put: operations['changePassword']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/uac/account/activity': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Report the last action of the user
     * @description How long ago the user of this session last did something in this browser tab. A session ends when that is `idle_minutes` ago in all of its tabs; a call that writes counts as an action, one that reads does not.
     */
    post: operations['reportActivity']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/system/hmi/name': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Name of the panel
     * @description Open without a token unless the panel is set to refuse that; with a token it always answers.
     */
    get: operations['readHmiName']
    /**
     * Rename the panel
     * @description Letters, digits, dot and hyphen, 1 to 32 characters.
     */
    put: operations['setHmiName']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/system/time': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Date and time of the panel
     * @description The wall clock of the panel in its own time zone.
     */
    get: operations['readTime']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/system/datetime': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Set date and time
     * @description From 2000-01-01 to 2037-12-31. Tokens may expire by the jump. Refused with `time_is_synchronised` while a time server sets the clock.
     */
    put: operations['setTime']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/system/web/specification': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What this panel has
     * @description Hardware and options that decide what the console offers. A field that is missing keeps its default.
     */
    get: operations['readWebSpecification']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/system/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * State of the panel
     * @description One reading of every source. Each source can fail by itself: its part is then null, and the others still answer.
     */
    get: operations['readStatus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/management/name': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Name of the project
     * @description The project that is on the panel; empty when there is none.
     */
    get: operations['readProjectName']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/easyaccess/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * State of EasyAccess 2.0
     * @description The connection to the servers of the remote access, and what identifies the panel there.
     */
    get: operations['readEasyAccess']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/easyaccess/settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of EasyAccess 2.0
     * @description The stored password of the proxy is never part of it.
     */
    get: operations['readEasyAccessSettings']
    /**
     * Change the settings of EasyAccess 2.0
     * @description They take effect immediately: a connection is established again when the server or the proxy changes. Without `proxy_password` the stored one is kept. Refusals: `proxy_host: required`, `proxy_host: host` (neither a name nor an IPv4 address), `proxy_password: required` (a username without a password, or the stored password was set for another type, host, port or username).
     */
    put: operations['saveEasyAccessSettings']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/easyaccess/activation': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Activate EasyAccess 2.0 by account
     * @description Books the licence of the partner's account for this panel, permanently: it cannot be moved to another panel. The panel then connects.
     */
    post: operations['activateEasyAccess']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/easyaccess/start': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Connect
     * @description Connects to the server, and again after each lost connection. Does nothing while it is connected. Without a licence the panel first looks in the portal for one that was booked for its hardware key, by a dealer or with a card; where there is none it refuses with `not_activated` and the code of the failure in `details.code`.
     */
    post: operations['startEasyAccess']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/easyaccess/stop': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Disconnect
     * @description Ends the connection and a remote session over it, until it is started again or the panel restarts.
     */
    post: operations['stopEasyAccess']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/easyaccess/path-test': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Last test of the path
     * @description Its steps as far as they have come; without steps before the first test.
     */
    get: operations['readEasyAccessTest']
    put?: never
    /**
     * Test the path
     * @description Tries the way to the server step by step with settings, saved or not, while a connection stays as it is. Responds at once; the steps follow by GET. While a test runs no other begins. Refusals: as for the settings.
     */
    post: operations['testEasyAccess']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/server': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The OPC UA server
     * @description Whether there is one, whether it runs, and where clients reach it. `availability` says why there is none; with `service_unavailable` the settings and the nodes can still be edited.
     */
    get: operations['readOpcUaServer']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/server/start': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Start the server
     * @description The response comes once it listens, or could not.
     */
    post: operations['startOpcUaServer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/server/stop': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Stop the server
     * @description Ends all sessions. Refusals: `not_running`.
     */
    post: operations['stopOpcUaServer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/server/restart': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Restart the server
     * @description Ends all sessions; the response comes before the server listens again, with `restarting`. A restart that fails leaves the server stopped, with `last_error`. Refusals: `not_running`.
     */
    post: operations['restartOpcUaServer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of the server
     * @description How clients reach it, how they prove who they are, and how much they may use.
     */
    get: operations['readOpcUaSettings']
    /**
     * Change the settings of the server
     * @description A running server restarts, which ends all sessions. Refusals: `modes: required` where a policy secures messages, `tokens: required` without any, `interface: unknown`.
     */
    put: operations['saveOpcUaSettings']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/sessions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Clients that are connected
     * @description The oldest first.
     */
    get: operations['listOpcUaSessions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/rejections': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Clients that were rejected
     * @description Since the server was started, at most 100, by their last time, the newest first. A client that tries again for the same reason is counted in its entry; an entry that only lacked trust ends when its certificate is trusted, every entry when its client connects.
     */
    get: operations['listOpcUaRejections']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/values': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Present values of tags
     * @description Of the saved tree, also while the server is stopped. A node that is not a saved tag has the reason `not_saved`.
     */
    post: operations['readOpcUaValues']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/uses': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Which clients use nodes
     * @description Clients that monitor a node now, or have read or written it in the last ten minutes.
     */
    post: operations['readOpcUaUses']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/node-tree': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Nodes of the OPC UA server
     * @description All folders and tags that the server offers, with the version that a save must name. The NodeId of a folder or tag is `ns=1;s=` and the names of its path joined by `/`, such as `ns=1;s=Filler/Tank 1/Temperature`.
     */
    get: operations['readNodeTree']
    /**
     * Save the nodes of the OPC UA server
     * @description Replaces the whole tree: at most 100 000 tags and 10 000 folders on 16 levels. Names have 1 to 64 characters without `/` and control characters and without blanks at their ends, and are unique in their folder, folders and tags together. A running server restarts briefly, because its nodes change.
     */
    put: operations['saveNodeTree']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/driver-table': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Addresses by driver
     * @description The address types of each PLC of the project, for choosing a tag.
     */
    get: operations['readDriverTable']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/certificates': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Certificates of the OPC UA server
     * @description Its own, those of clients and authorities that it trusts, those of authorities that only complete a chain (`issuers`), and at most 50 of clients that it has rejected; the newest first. A client is accepted if its certificate, or an authority of its chain, is trusted, and nothing in the chain is expired, revoked or weak. Trusting takes effect with the client's next attempt, without a restart of the server. Private keys are never answered.
     */
    get: operations['listOpcUaCertificates']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/certificates/trusted': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Trust a certificate from a file
     * @description Of a client, or of an authority all of whose certificates are trusted then. DER or PEM; of several certificates in a file the first. One that was rejected before is moved. Refused with `already_exists` where it is in this list, and with `limit_reached` above 100.
     */
    post: operations['addTrustedOpcUaCertificate']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/certificates/issuers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Add the certificate of an issuer
     * @description Of an authority that completes chains without being trusted itself; `not_an_authority` for any other. DER or PEM; of several certificates in a file the first. One that was rejected before is moved. Refused with `already_exists` where it is in this list, and with `limit_reached` above 100.
     */
    post: operations['addOpcUaIssuer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/certificates/own': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Certificate of the server
     * @description With what a new one should contain.
     */
    get: operations['readOwnOpcUaCertificate']
    /**
     * Replace the certificate of the server
     * @description With one from elsewhere, such as the answer to a signing request; without `key` the panel keeps its key. Certificate and key must match (`key_mismatch`). Keys are PKCS #8 or PKCS #1 as DER or PEM, also encrypted with `key_password` (`key_password`: `required`, `wrong_password`). Further field codes: `not_a_certificate`, `not_a_key`, `key_too_short` below 2048 bits, `expired` and `not_yet_valid` by the clock of the panel. The server restarts if it runs.
     */
    put: operations['replaceOwnOpcUaCertificate']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/certificates/own/regenerate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Make a new certificate and key
     * @description Self-signed, for the application URI of the server and these host names, valid from now. Clients that trusted the old one must trust the new one. The server restarts if it runs. `host_names`: `host` for what is neither a name nor an IPv4 address.
     */
    post: operations['regenerateOwnOpcUaCertificate']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/certificates/own/signing-request': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Make a signing request
     * @description For an authority (PKCS #10), with the key that the server has: the certificate that the authority makes of it is uploaded without a key. `host_names`: `host` for what is neither a name nor an IPv4 address.
     */
    post: operations['requestOpcUaSignature']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/certificates/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Delete a certificate
     * @description Also the revocation lists that only it has signed. The server's own is refused with `certificate_in_use`.
     */
    delete: operations['deleteOpcUaCertificate']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/certificates/{id}/trust': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Trust a certificate
     * @description The client is accepted at its next attempt. Refused with `certificate_in_use` for the server's own, and with `limit_reached` above 100.
     */
    post: operations['trustOpcUaCertificate']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/certificates/{id}/reject': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Reject a certificate
     * @description It counts no more, neither as that of a client nor as an issuer. The server's own is refused with `certificate_in_use`.
     */
    post: operations['rejectOpcUaCertificate']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/certificates/{id}/downloads': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Download a certificate
     * @description Returns a one-time address. Of the server's own only the certificate: its key never leaves the panel.
     */
    post: operations['downloadOpcUaCertificate']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/revocation-lists': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Revocation lists
     * @description Of the authorities that the server knows, one each.
     */
    get: operations['listOpcUaRevocationLists']
    put?: never
    /**
     * Add a revocation list
     * @description DER or PEM, signed by an authority among the trusted or issuers (field `file`: `issuer_unknown`); it replaces an older one of the same authority, never a newer one (`older`).
     */
    post: operations['addOpcUaRevocationList']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/revocation-lists/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Delete a revocation list
     * @description What it revoked is accepted again if it is trusted.
     */
    delete: operations['deleteOpcUaRevocationList']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/discovery': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of the registration
     * @description Where the server registers so that clients find it.
     */
    get: operations['readOpcUaDiscovery']
    /**
     * Change the settings of the registration
     * @description They take effect immediately: a server that runs registers at the new address. Refusals: `url: host` (its host is neither a name nor an IPv4 address), `url: port`.
     */
    put: operations['saveOpcUaDiscovery']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/discovery/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * State of the registration
     * @description The result of the last attempt, and the addresses that are announced to clients.
     */
    get: operations['readOpcUaDiscoveryStatus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/discovery/tests': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Test a discovery server
     * @description Registers the server step by step at an address, saved or not. A server that does not register there otherwise is removed from the list again. Refusals: as for the settings.
     */
    post: operations['testOpcUaDiscovery']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/trace/settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of the trace log
     * @description What the OPC UA server records about its work, and how much of it is kept.
     */
    get: operations['readOpcUaTraceSettings']
    /**
     * Change the settings of the trace log
     * @description They take effect immediately; the server does not restart.
     */
    put: operations['saveOpcUaTraceSettings']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/trace/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * State of the trace log
     * @description How much it holds, and when it stops to record debug lines.
     */
    get: operations['readOpcUaTraceStatus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/trace/lines': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Lines of the trace log
     * @description The newest first. Lines are numbered without gaps; old ones are dropped when the files are full, or cleared. They hold no passwords, but may hold names of users and clients, NodeIds and values.
     */
    get: operations['listOpcUaTraceLines']
    put?: never
    post?: never
    /**
     * Clear the trace log
     * @description Deletes all lines. The numbers continue.
     */
    delete: operations['clearOpcUaTrace']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/opcua/trace/downloads': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Download the trace log
     * @description Returns a one-time address of a text file with all lines, the oldest first, one to a row: time, level, category and text, separated by tabs.
     */
    post: operations['downloadOpcUaTrace']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/logs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Data logs of the project
     * @description Every data sampling object, with its channels and what is stored of it.
     */
    get: operations['listDataLogs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/logs/{id}/records': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Records of a log
     * @description The newest records of a range, oldest first, at most 1000. `total` says how many the range has. To follow a log live, send the time of the last known record as `after`. With `points` the whole range is returned, reduced: it is divided into equal intervals, and each interval yields two records, the first and the last of its times with the minimum and maximum of each channel in the order in which they occurred (one record where it has only one; null for a channel without a value). Intervals without any record yield one record of nulls, so that gaps stay visible. Reduced or not, `statistics` are those of all records of the range.
     */
    get: operations['readDataLogRecords']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/logs/{id}/exports': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Export a log
     * @description Prepares a CSV file of the range, every decimal included, and returns a one-time address that streams it. Gaps are rows of their own. Separator and decimal sign must differ.
     */
    post: operations['exportDataLog']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/logs/{id}/databases': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * A log as a database
     * @description Prepares a SQLite file of the whole log, in one table with the columns of an export and times with the offset from UTC, and returns a one-time address that sends it.
     */
    post: operations['prepareDataLogDatabase']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/events': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Events
     * @description Newest first, page by page. `newest` keeps a list as it is while new events arrive; `after` counts those. Numbers are never used again and never restart, not even after a deletion or when the clock is set.
     */
    get: operations['listEvents']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/events/quality': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Figures of the alarms in a range
     * @description For comparison with the targets of EEMUA 191 and ISA-18.2. Only alarms count, by the time at which they were triggered. Without a range: the last seven days.
     */
    get: operations['readAlarmQuality']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/events/exports': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Export events as CSV
     * @description A file with a row for each event that matches, newest first.
     */
    post: operations['exportEvents']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/events/settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * How long events are kept
     * @description In days since an event was triggered.
     */
    get: operations['readEventSettings']
    /**
     * Set how long events are kept
     * @description Older events are deleted at once and then daily. An alarm is kept until it has returned to normal and is acknowledged.
     */
    put: operations['saveEventSettings']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/events/acknowledgements': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Acknowledge alarms
     * @description The answer counts those that it has acknowledged; others were acknowledged before, are no alarms, or have been deleted. Refusal: `acknowledged_at_panel_only` where the project does not permit it.
     */
    post: operations['acknowledgeEvents']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/events/silence': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Silence the buzzer
     * @description Until the next alarm of priority high or emergency. Nothing is acknowledged by it.
     */
    post: operations['silenceBuzzer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/events/deletions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Delete old events
     * @description Those triggered before a time. An alarm is kept until it has returned to normal and is acknowledged.
     */
    post: operations['deleteEvents']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/marks': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Marks for a trend
     * @description What happened in a range, oldest first, to be drawn beside sampled values. Where the range has more than `points` entries, it is divided from the first to the last of them into equal intervals, and each mark is that of one kind in one interval. Kinds from the event log (`event`, `restart`, `update`) need the permission `event-log`, those from the operation log (`operation`, `sign_in`) the permission `operation-log`; without it they are left out.
     */
    get: operations['listMarks']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/downloads/{ticket}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Fetch a prepared file
     * @description No token: the address itself is the key. It holds once, for 60 seconds.
     */
    get: operations['fetchDownload']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/exports/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * How far an export is
     * @description Also of the download of a file that the panel already has, such as one of a backup. Whether the file was fetched, how much of it has left the panel, and its checksum once all of it has. Known to the account that started it, until the panel restarts.
     */
    get: operations['readExport']
    put?: never
    post?: never
    /**
     * Cancel an export
     * @description Breaks the download off, so that no browser takes the file for complete. Does nothing to an export that has ended.
     */
    delete: operations['cancelExport']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/cgi/reset_pj.cgi': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Licence flag
     * @description Asked once after sign-in. Whether the SECS/GEM feature is licensed. Older firmware answers it as plain text.
     */
    get: operations['readLicense']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/jobs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Long work
     * @description The jobs that run and those that ended within a day, the newest first; only of what the user of the token may see. Jobs go on over a restart of the panel.
     */
    get: operations['listJobs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/jobs/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One job
     * @description How far a job is, and how it ended.
     */
    get: operations['readJob']
    put?: never
    post?: never
    /**
     * Cancel a job
     * @description Ends a job that runs, where its step allows that. Refused with `not_cancellable` otherwise, and with `already_ended`.
     */
    delete: operations['cancelJob']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/system/identity': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Identity of the panel
     * @description What support and inventory need. Each source can fail by itself: its part is then null, and the others still answer.
     */
    get: operations['readIdentity']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/system/open-source-notices': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Open-source notices
     * @description The open-source software in the firmware of the panel.
     */
    get: operations['listOpenSourceNotices']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/system/support-bundle': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Prepare the support bundle
     * @description One text file with the identity, the settings and the operation log of the panel. It holds no password and no other secret.
     */
    post: operations['prepareSupportBundle']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/system/restart': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Restart the panel
     * @description The panel restarts shortly after its response, ends all sessions and is available again after about `seconds`. The reason is in the operation log. `busy`: refused while the project is updated.
     */
    post: operations['restartPanel']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/system/identify': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Blink the LED
     * @description Lets the status LED blink, so that the panel is found in the cabinet. `no_led`: this panel has none.
     */
    post: operations['identifyPanel']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/recipes': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Recipes of the project
     * @description The definitions of the running project, in its order. They change with the project alone.
     */
    get: operations['listRecipes']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/recipes/{id}/records': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Records of a recipe
     * @description All records, by number.
     */
    get: operations['readRecipeRecords']
    put?: never
    /**
     * Add a record
     * @description The panel gives the number: that of a deleted record is never given again. A value that does not suit its item is refused with `fields`, where `item0` is the first item: `integer`, `number`, `bit`, `out_of_range`, `too_long`. Refused with `limit_reached`, `recipe_in_use` or `definition_changed`.
     */
    post: operations['createRecipeRecord']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/recipes/{id}/records/{number}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One record
     * @description With the version that a change of it must name.
     */
    get: operations['readRecipeRecord']
    /**
     * Change a record
     * @description A value that does not suit its item is refused with `fields`, where `item0` is the first item: `integer`, `number`, `bit`, `out_of_range`, `too_long`. Refused with `recipe_in_use` or `definition_changed`.
     */
    put: operations['updateRecipeRecord']
    post?: never
    /**
     * Delete a record
     * @description Its number is not given again.
     */
    delete: operations['deleteRecipeRecord']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/recipes/{id}/exports': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Export a recipe
     * @description Prepares a CSV file of all records and returns a one-time address for it. Its first line names the recipe and its definition, so that an import can detect whether the project has changed since. Numbers have every decimal and no groups. Separator and decimal sign must differ.
     */
    post: operations['exportRecipe']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/recipes/{id}/imports': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Import records
     * @description Writes all rows or none. A row with the number of a record is that record; without one, the record of the same name. Every other row is a new record with a number of its own. Refused with `records_changed` when the records are not those that the rows were compared with, and with 400 `validation_failed` and `details` (`row` from 0, `field`, `code`) when rows do not suit the definition.
     */
    post: operations['importRecipe']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/recipes/{id}/records/{number}/loads': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Load a record to the PLC
     * @description Writes the values of the record to the PLC of the recipe: the machine works with them at once. `changes` is the count of the records as they were read. Refused with `load_forbidden` where the project does not allow it, `plc_disconnected`, `records_changed`, or `values_refused` and `fields` when the project no longer takes a value.
     */
    post: operations['loadRecipeRecord']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/uac/accounts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the accounts
     * @description Every account of the console without its password, and how many the panel can keep.
     */
    get: operations['listAccounts']
    put?: never
    /**
     * Add an account
     * @description Returns the temporary password that the panel has made, this once; null where one was sent. Refusals: `already_exists` (field `username`), `limit_reached` (409), `in_the_past` (field `valid_until`), `weak_password` (field `password`).
     */
    post: operations['createAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/uac/accounts/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read the settings of an account
     * @description What can be changed about it.
     */
    get: operations['readAccount']
    /**
     * Change an account
     * @description Changed rights hold from the next call on. The last account that can sign in without an end and has `account-management` keeps both (409 `last_administrator`, field `roles` or `valid_until`).
     */
    put: operations['saveAccount']
    post?: never
    /**
     * Delete an account
     * @description Its sessions end. Refusals: `own_account`, `last_administrator`.
     */
    delete: operations['deleteAccount']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/uac/accounts/{id}/enabled': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Disable or enable an account
     * @description A disabled account cannot sign in, and its sessions end. Refusals: `own_account`, `last_administrator`.
     */
    put: operations['enableAccount']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/uac/accounts/{id}/lock': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Unlock an account
     * @description Ends a lock, and the wait after wrong passwords.
     */
    delete: operations['unlockAccount']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/uac/accounts/{id}/sessions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Sign out an account everywhere
     * @description Ends every session of the account but the one of this call.
     */
    delete: operations['endAccountSessions']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/uac/accounts/{id}/password-resets': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Reset a password
     * @description The new one is temporary: it must be changed at the next sign-in. The sessions of the account end. Returns the password that the panel has made, this once; null where one was sent. Refusals: `weak_password` (field `password`), `own_account`: one's own is changed by `PUT /uac/account/password`, with the current one.
     */
    post: operations['resetAccountPassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/uac/accounts/imports': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Import accounts
     * @description Each row is judged by itself, as if it were added or changed alone; what the rules refuse is left out and named. New accounts get a temporary password, returned this once, and must change it whatever `password_must_change` says.
     */
    post: operations['importAccounts']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/uac/accounts/exports': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Export the accounts
     * @description A CSV file in the form that an import takes, without passwords.
     */
    post: operations['exportAccounts']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/system/passwords': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read the state of the level passwords
     * @description When each was changed, never what it is.
     */
    get: operations['listSystemPasswords']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/system/passwords/{level}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change a level password
     * @description Connections that were opened with the old one end. Refusals: `wrong_password` (field `current`), `validation_failed` (field `password`: `factory_password`, `same_password`); `password_change_failed` (500) when it could not be written, `verify_failed` (500) when the panel read back something else; `details.cause` says why.
     */
    put: operations['changeSystemPassword']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network/pending/{code}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A change that waits to be kept
     * @description Needs no token: whoever knows the one-time code may read it. Also answers for a change that was kept or reverted within the last hour.
     */
    get: operations['readPendingChange']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network/pending/{code}/keep': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Keep a change
     * @description Needs no token: the one-time code is enough, at the old and at the new address, until the deadline. Refused with `reverted` after it. A change that is kept before it is in force is kept without a check.
     */
    post: operations['keepPendingChange']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/enhanced-security': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Operator accounts
     * @description The accounts with which operators sign in to the project at the panel, and with which OPC UA clients sign in. They are not the accounts of this console.
     */
    get: operations['readEnhancedSecurity']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/enhanced-security/accounts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Add an account
     * @description `already_exists`: the name is taken. `limit_reached`: the project takes no more. `mode_not_used`: the project does not use enhanced security. `busy`: the command cannot be executed while the project is updated.
     */
    post: operations['addRuntimeAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/enhanced-security/accounts/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One account
     * @description Its settings, without the password.
     */
    get: operations['readRuntimeAccount']
    /**
     * Change an account
     * @description `already_exists`: the name is taken. `administrator_fixed`: name and classes of the administrator cannot be changed, and it cannot be temporary. `mode_not_used`: the project does not use enhanced security. `busy`: the command cannot be executed while the project is updated.
     */
    put: operations['saveRuntimeAccount']
    post?: never
    /**
     * Delete an account
     * @description `logged_in`: the account is signed in at the panel. `administrator_fixed`: the administrator stays. `mode_not_used`: the project does not use enhanced security. `busy`: the command cannot be executed while the project is updated.
     */
    delete: operations['deleteRuntimeAccount']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/enhanced-security/accounts/{id}/password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Replace a password
     * @description `mode_not_used`: the project does not use enhanced security. `busy`: the command cannot be executed while the project is updated.
     */
    put: operations['resetRuntimePassword']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/enhanced-security/imports': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Import accounts
     * @description All or nothing: accounts with a known name are updated, the others are added and need a password. `import_invalid` names in `details` the first row and field that is wrong. `outside_effective_time`: the panel's clock is not in the window of the file. `limit_reached`: the project takes no more. `mode_not_used`: the project does not use enhanced security. `busy`: the command cannot be executed while the project is updated.
     */
    post: operations['importRuntimeAccounts']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/enhanced-security/media': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * USB and SD with their account files
     * @description The media in the panel, and the files on them that end in .csv.
     */
    get: operations['listAccountMedia']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/enhanced-security/files': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Read an account file on USB or SD
     * @description Returns its bytes, because the console determines the encoding of the text. `medium_missing`: the medium was removed, or the file is not on it. `file_too_large`: it has more than 256 KiB.
     */
    post: operations['readAccountFile']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network/wifi': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of the radio
     * @description What the radio does, and the address of the panel in the network that it joins.
     */
    get: operations['readWifi']
    /**
     * Change the settings of the radio
     * @description `mode` also switches the first radio over from the hotspot, and to it; another radio refuses `hotspot` with `not_allowed`; `hotspot_password` is required for a hotspot that has none yet. `fields` names what is wrong with an address. Returns a change that waits to be kept; `change_pending` while another one waits.
     */
    put: operations['saveWifi']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network/wifi/connection': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * State of the connection
     * @description Live.
     */
    get: operations['readWifiConnection']
    /**
     * Join a saved network
     * @description Returns a change that waits to be kept, since the caller may lose the panel; `in_force` once the panel has joined. `GET /network/wifi/connection` shows the progress. A failed join is taken back at once: the panel returns to the last good network. `wifi_off` while the radio is not a client, `change_pending` while another change waits.
     */
    put: operations['joinWifiNetwork']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network/wifi/scan': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Access points in range
     * @description As last seen: a few seconds old. Empty while the radio is not a client.
     */
    get: operations['readWifiScan']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network/wifi/scans': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Look for access points
     * @description Scans again and returns what was found. `wifi_off` while the radio is not a client.
     */
    post: operations['scanWifi']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network/wifi/networks': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Saved networks
     * @description In the order in which the panel tries them.
     */
    get: operations['listWifiNetworks']
    put?: never
    /**
     * Save a network
     * @description Replaces a saved one of the same name. Only what the method of 802.1X needs may be sent. Passwords and files are never returned. `wifi_off` while the radio is not a client, `limit_reached` above 32.
     */
    post: operations['addWifiNetwork']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network/wifi/networks/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Forget a saved network
     * @description Leaves it, too, if the panel is in it.
     */
    delete: operations['forgetWifiNetwork']
    options?: never
    head?: never
    /**
     * Change a saved network
     * @description Its place in the order, and whether the panel joins it by itself.
     */
    patch: operations['changeWifiNetwork']
    trace?: never
  }
  '/network/hotspot': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of the hotspot
     * @description Whether a password is set is returned, the password never.
     */
    get: operations['readHotspot']
    /**
     * Change the hotspot
     * @description `always` ends the use of the radio as a Wi-Fi client, `wifi_lost` begins it. `subnet_overlaps` with a LAN port or another radio; `channel_not_allowed` in the country. Returns a change that waits to be kept; `change_pending` while another one waits.
     */
    put: operations['saveHotspot']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network/hotspot/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * State of the hotspot
     * @description Live, with the devices that have joined.
     */
    get: operations['readHotspotStatus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network/hotspot/clients/{mac}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Disconnect a device
     * @description It may join again: it knows the password.
     */
    delete: operations['kickHotspotClient']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network/hotspot/regions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Channels by country
     * @description What the radio may use where.
     */
    get: operations['listHotspotRegions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network/ethernet': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Wired ports
     * @description The live state of each wired port, and through which of them the caller comes.
     */
    get: operations['readEthernet']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network/ethernet/{id}/settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of a wired port
     * @description What is configured; `GET /network/ethernet` returns what is in force.
     */
    get: operations['readEthernetSettings']
    /**
     * Change the settings of a wired port
     * @description Returns a change that waits to be kept. Refused with a code for each field, such as `outside_subnet`, `subnet_overlaps`, `address_in_use` (`details.mac` names the other device); with `change_pending` while another change waits, and with 423 where a fieldbus owns the port.
     */
    put: operations['saveEthernetSettings']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network/ethernet/{id}/lease': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Renew the lease
     * @description Requests a new lease from the DHCP server. Refused with `port_locked` (a fieldbus owns the port), `not_dhcp` or `link_down`.
     */
    post: operations['renewLease']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network/ethernet/{id}/address-check': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Look for a duplicate address
     * @description Asks the network of the port (ARP) who has an address. Refused with `link_down`.
     */
    post: operations['checkAddress']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network/tools/ping': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Ping from the panel
     * @description Four echo requests; a host name is resolved first. Refused with `name_not_resolved`.
     */
    post: operations['ping']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network/tools/dns': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Resolve a name from the panel
     * @description Asks the DNS servers of the panel. Refused with `name_not_resolved` or `no_dns_server`.
     */
    post: operations['resolveName']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network/tools/port': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Test a TCP port from the panel
     * @description Refused with `name_not_resolved`.
     */
    post: operations['testPort']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network/tools/trace': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Trace the route from the panel
     * @description The hops on the way to a host; a host name is resolved first. It ends at the host, or after three hops in a row that do not answer. Refused with `name_not_resolved`.
     */
    post: operations['traceRoute']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/email/smtp': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The mail server in use
     * @description The password is never sent, only whether one is set and since when.
     */
    get: operations['readSmtp']
    /**
     * Set the mail server
     * @description Refusals: `validation_failed` with `password: required` when none is set, or when host, port or user name changed, or encryption or certificate checks were lowered, without a new password.
     */
    put: operations['saveSmtp']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/email/tests': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The last test mails
     * @description At most ten, the newest first.
     */
    get: operations['listMailTests']
    put?: never
    /**
     * Send a test mail
     * @description Sends with the given settings, saved or not, to a contact, to a group, or without either to the sender itself; answers when the outcome is known. A kept password goes only to the host, port and user it was set for, with no less encryption and checking. Refusals: `validation_failed`, `group_empty`.
     */
    post: operations['sendTestMail']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/email/contacts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Who can get mails
     * @description In the order of their names.
     */
    get: operations['listMailContacts']
    put?: never
    /**
     * Add a contact
     * @description Refusals: `already_exists` (field `mail`), `limit_reached`: 500 are there.
     */
    post: operations['addMailContact']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/email/contacts/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One contact
     * @description With the version that saving it requires.
     */
    get: operations['readMailContact']
    /**
     * Change a contact
     * @description Refusals: `already_exists` (field `mail`).
     */
    put: operations['saveMailContact']
    post?: never
    /**
     * Delete a contact
     * @description It leaves its groups as well.
     */
    delete: operations['deleteMailContact']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/email/contacts/imports': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Add and change many contacts
     * @description All or none: a mail that is known changes its contact, others are added, nobody is deleted. Refusals: `duplicate` (field `contacts`) for a mail that comes twice, `limit_reached`.
     */
    post: operations['importMailContacts']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/email/contacts/exports': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Export the contacts
     * @description Prepares a CSV file with the columns Name, Mail and Groups, and returns a one-time address for it.
     */
    post: operations['exportMailContacts']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/email/groups': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The groups A to P
     * @description All 16, also those that nobody is in.
     */
    get: operations['listMailGroups']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/email/groups/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One group
     * @description With the version that saving it requires.
     */
    get: operations['readMailGroup']
    /**
     * Name a group, say who is in it
     * @description Refusals: `unknown` (field `members`) for a contact that is gone.
     */
    put: operations['saveMailGroup']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/email/queue': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Mails that wait to be sent
     * @description A mail of a scheduled backup that fails for the moment waits: it is tried again every 60 s with the settings of then, as often as `retries` says, and is given up after that or after a failure that lasts. Mails wait on over a restart of the panel. 'Back up now' and test mails never wait.
     */
    get: operations['readMailQueue']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/system/health': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Health of the panel
     * @description Each subsystem with its state, what needs a hand, and the newest events. A subsystem that does not answer is `unknown`, with the age of its last answer. A finding is gone when its cause is.
     */
    get: operations['readHealth']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/system/health/findings/{id}/acknowledgement': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Acknowledge a hint
     * @description A hint that is known and meant so counts no more until its cause was gone and comes again. `not_a_hint`: faults and what needs a hand cannot be acknowledged.
     */
    put: operations['acknowledgeFinding']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/recipe-backups/settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * How recipes are backed up
     * @description The password of the server is never returned.
     */
    get: operations['readRecipeBackupSettings']
    /**
     * Change how recipes are backed up
     * @description Refused with `fields`, those of the target by the names of its own properties: `medium_missing`, `needs_medium` (a schedule to this PC), `placeholder`, `host`, `required`.
     */
    put: operations['updateRecipeBackupSettings']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/recipe-backups/target-tests': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Try a target before it is saved
     * @description Connects, logs in, and writes, reads and deletes a small file. The stored password is used as in a save. A target that fails is no refusal: the answer says at which step and why. Media have the steps `medium` and `write`; only servers and media can be tested.
     */
    post: operations['testRecipeBackupTarget']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/recipe-backups/situation': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What a backup or a restore meets now
     * @description Media that are present, and whether production runs.
     */
    get: operations['readRecipeBackupSituation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/recipe-backups': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Copies
     * @description The newest first.
     */
    get: operations['listRecipeBackups']
    put?: never
    /**
     * Back up now
     * @description Starts a job of the kind `recipe-backup` by the settings. It writes a copy and reads it back, or sends it by the mail server of `/email/smtp`. It may fail with a code of `RecipeJobErrorCode`; `message` then has the words of the server.
     */
    post: operations['createRecipeBackup']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/recipe-backups/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Delete a copy
     * @description For good.
     */
    delete: operations['deleteRecipeBackup']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/recipe-backups/{id}/downloads': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Download a copy
     * @description Returns a one-time address for the copy.
     */
    post: operations['downloadRecipeBackup']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/recipe-backups/{id}/dry-runs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * What a restore would do
     * @description Reads the copy from where it is, and changes nothing.
     */
    post: operations['tryRecipeRestore']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/recipe-backups/{id}/restores': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Restore a copy
     * @description Starts a job of the kind `recipe-restore`: the records and the words of memory of the chosen parts replace those of the panel; the others stay. `recipes` names recipes and `memory` areas of the dry run, at least one in all. `records` repeats how many records the copy holds of the chosen recipes. While production runs a reason is needed. Refused with `project_mismatch`, `wrong_version`, `medium_missing`, `busy`, or with `fields`: `count_differs`, `not_allowed` for a part that the copy does not hold, `required`.
     */
    post: operations['restoreRecipes']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/management': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The project in full
     * @description What runs on the panel, what it can go back to, and what an update has room for.
     */
    get: operations['readProject']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/management/uploads': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Announce a project package
     * @description Comes before the file itself, so that nothing is sent for which there is no room. Refusals: `not_enough_space`, `busy` while another job changes the project.
     */
    post: operations['announceProject']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/management/uploads/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Send a project package
     * @description The body is the package itself. The panel checks it by its bytes, before anything is stopped. Refusals: `project_upload_failed` (fewer or more bytes than announced), `not_a_package`, `package_damaged` (cut short, or its checksum is wrong), `project_incompatible` (made for another model: `details` has `model` and `panel`), `not_enough_space`.
     */
    put: operations['uploadProject']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/management/candidates': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Check a package on USB or SD
     * @description The panel checks the package where it is, before anything is stopped. Refusals as for an upload except `project_upload_failed`, and `medium_missing`.
     */
    post: operations['checkProject']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/management/candidates/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A checked package
     * @description For a page that has lost the answer to its upload. `not_found` while the file has not come whole.
     */
    get: operations['readProjectCandidate']
    put?: never
    post?: never
    /**
     * Drop a checked package
     * @description What was sent is removed from the panel.
     */
    delete: operations['dropProjectCandidate']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/management/updates': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Update the project
     * @description Takes a checked package over in five steps, as a job. Wrong passwords count like those of `PUT /system/passwords/upload-project`: after some of them, 429. Refusals: `wrong_password` (field `password`), `candidate_gone`, `busy`, `not_enough_space`. The job may end with `medium_missing` or `restart_failed`.
     */
    post: operations['updateProject']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/management/restarts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Restart the project
     * @description Stops the project and starts it again, as a job. Refusals: `busy`, `no_project`. The job may end with `restart_failed`.
     */
    post: operations['restartProject']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/management/rollbacks': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Go back to the previous project
     * @description Possible for 24 hours after an update, as a job. It requires the password that an update to that project would require; wrong ones count like those of `POST /project/management/updates`. Refusals: `wrong_password` (field `password`), `busy`, `no_previous`.
     */
    post: operations['rollBackProject']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/management/backups': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Back up the running project
     * @description Packs the project into a package and returns a one-time address for it. Refusals: `backup_forbidden` by the project's own protection, `project_packing_failed` where the panel has no room, `no_project`, `busy`.
     */
    post: operations['backUpProject']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/management/media': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * USB and SD with their packages
     * @description The media in the panel, and the files on them that end in .hmip.
     */
    get: operations['listProjectMedia']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/project/management/media/{id}/eject': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Eject a medium
     * @description It may be pulled out after this. Refused with `medium_in_use` while a job reads from it.
     */
    post: operations['ejectMedium']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/operations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Operations
     * @description Who changed what and from where, newest first: every operation at the panel itself, over WebView, VNC and OPC UA, and every writing call of this console except the renewal of a token. Records are numbered without gaps and numbers never restart; a number is missing where a record was lost, or where it could not be stored because the log was full. Each gap within the range is an entry of the list at its place, whatever the other filters. A record of the list has its first three changes.
     */
    get: operations['listOperations']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/operations/{number}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One operation
     * @description A record with all its changes, at most 200.
     */
    get: operations['readOperation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/operations/exports': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Export operations
     * @description Prepares a CSV file of the operations that match the filters, with a line for each change and for each gap, and returns a one-time address for it. Separator and decimal sign must differ.
     */
    post: operations['exportOperations']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/operation-log': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * State of the operation log
     * @description Whether operations are recorded, and how much room there is.
     */
    get: operations['readOperationLog']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/operation-log/settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of the operation log
     * @description What happens when the log is full.
     */
    get: operations['readOperationLogSettings']
    /**
     * Change the settings of the operation log
     * @description Only for those who manage accounts, because the log is about all of them.
     */
    put: operations['saveOperationLogSettings']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/codesys': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The CODESYS runtime
     * @description State, licence and boot application. `availability` says why there is none; without a licence it runs as a demo for two hours, then stops until the panel restarts.
     */
    get: operations['readCodesys']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/codesys/tasks': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Tasks of the runtime
     * @description Their load at this moment; none while the runtime does not run.
     */
    get: operations['listCodesysTasks']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/codesys/settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of the runtime
     * @description Its own address, the ports that its fieldbus has, and whether it starts with the panel.
     */
    get: operations['readCodesysSettings']
    /**
     * Change the settings of the runtime
     * @description A port that is given to the fieldbus is locked for the panel (`locked_by` of the port). Input: `ipv4`, `mask`, `reserved_address`, `not_a_host`, `gateway_own`, `outside_subnet`, `unknown` (no such port), `fieldbus_port` (the runtime cannot be reached through a port of its fieldbus). State: `panel_address` (the panel has this address), `outside_port_subnet` (not in the subnet of its port), `address_in_use` (another device has the address), `serving_port` (the console is served through a port that the fieldbus would get), `change_pending` (a change of the network waits).
     */
    put: operations['saveCodesysSettings']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/codesys/start': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Start the runtime
     * @description Runs the boot application; without a licence as a demo. `machine_name` is the HMI name, typed by the user: the action can start or stop motion. Refusals: `already_running`, `no_application`, `demo_ended` (until the panel restarts), `busy` during an update.
     */
    post: operations['startCodesys']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/codesys/stop': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Stop the runtime
     * @description All tasks stop, and outputs take their safe values. `machine_name` is the HMI name, typed by the user: the action can start or stop motion.
     */
    post: operations['stopCodesys']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/codesys/reset': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Reset the runtime
     * @description Stops the tasks and initialises the variables; a `cold` reset clears the retain memory too. `machine_name` is the HMI name, typed by the user: the action can start or stop motion.
     */
    post: operations['resetCodesys']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/codesys/licence/activation': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Activate with a code
     * @description The panel sends the code with its hardware key to the licence server. Input: `checksum` (the code is mistyped). State: `code_unknown`, `code_used` (by another panel), `licence_server_unreachable`, `licence_server_untrusted` (its certificate is not valid at the time of the panel, or its reply is not a licence for it), `already_activated`.
     */
    post: operations['activateCodesys']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/codesys/licence/requests': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Prepare a licence request
     * @description A file for a panel without internet, bound to its hardware key; the licence site returns a licence file for it. A new request replaces the one before.
     */
    post: operations['requestCodesysLicence']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/codesys/licence/files': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Activate with a licence file
     * @description A licence file, or the response to a licence request. Refusals: `not_a_licence`, `licence_damaged` (its signature does not match), `licence_other_panel` (made for another hardware key), `licence_not_requested` (the response to another request), `already_activated`.
     */
    post: operations['importCodesysLicence']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/codesys/uploads': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Announce a runtime package
     * @description Comes before the file itself. Refusals: `not_enough_space`, `busy` during an update.
     */
    post: operations['announceCodesysPackage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/codesys/uploads/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Send a runtime package
     * @description The body is the package itself. The panel checks its bytes before anything is stopped. Refusals: `upload_incomplete` (fewer or more bytes than announced), `not_a_package`, `package_damaged` (cut short, or its checksum is wrong), `package_other_hardware` (`details` has `hardware` and `panel`), `not_enough_space` (`details` has `needed_bytes` and `free_bytes`), `application_incompatible` (the runtime cannot run the boot application: `details` has `needed` and `application`), `runtime_busy` (the tasks leave too little time to install it: `details` has `load_percent` and `most_percent`).
     */
    put: operations['uploadCodesysPackage']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/codesys/packages/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A checked package
     * @description For a page that has lost the response to its upload. `not_found` until the whole file has come.
     */
    get: operations['readCodesysPackage']
    put?: never
    post?: never
    /**
     * Drop a package
     * @description Deletes it from the panel.
     */
    delete: operations['dropCodesysPackage']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/codesys/updates': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Update the runtime
     * @description Backs up the boot application, stops the runtime, installs, verifies and starts again, as a job of the kind `codesys-update`. Its failures are those of `CodesysJobErrorCode`; the runtime before is put back. `machine_name` is the HMI name, typed by the user: the action can start or stop motion. Refusals: `candidate_gone`, `application_incompatible`, `not_enough_space`, `runtime_busy` and `busy`.
     */
    post: operations['updateCodesys']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/codesys/application/downloads': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Back up the boot application
     * @description Prepares it as a file.
     */
    post: operations['backUpCodesysApplication']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/codesys/log/downloads': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Download the log of the runtime
     * @description Prepares it as a text file.
     */
    post: operations['downloadCodesysLog']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/communication/links': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Links to the PLCs
     * @description Live: a link for each device of the project, in its order.
     */
    get: operations['listPlcLinks']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/communication/links/{id}/restart': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Connect a link again
     * @description The link stops for some seconds; the others stay. `link_disabled`: it is switched off, or the project does not run.
     */
    post: operations['restartPlcLink']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/communication/links/{id}/counters': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Reset the counters of a link
     * @description Requests and errors are counted from now on, and the last error is forgotten.
     */
    delete: operations['resetPlcLinkCounters']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/communication/devices': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Devices of the project
     * @description What each device is set to, what the project has set it to, and what its driver permits.
     */
    get: operations['listPlcDevices']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/communication/devices/{id}/settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of a device
     * @description How the panel communicates with it.
     */
    get: operations['readPlcDevice']
    /**
     * Change the settings of a device
     * @description Its link restarts with them; the others stay. Input: `address: ipv4`, `port: not_with_driver` (the driver does not use such a port), `station: not_with_driver` (the protocol has no such station). State: `duplicate_station` (another device of the port, or at the address, has this station), `port_conflict` (another driver uses this port, or its format does not suit this driver; on a network, another driver uses this address and TCP port).
     */
    put: operations['savePlcDevice']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/communication/devices/{id}/reads': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Read one address as a test
     * @description With these settings of the device, and of its serial port where `serial` is not null, saved or not. With other settings of the port its links pause during the read. That the device does not respond is a result, not a refusal. Refusals: as for the settings, and `plc_address: unknown` (the driver has no such address, or the data type does not suit it).
     */
    post: operations['testPlcRead']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/communication/ports': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Serial ports
     * @description What each port is set to, what the project has set it to, and the errors on its wire since the start of the panel.
     */
    get: operations['listSerialPorts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/communication/ports/{id}/settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of a serial port
     * @description Mode and format of its characters.
     */
    get: operations['readSerialPort']
    /**
     * Change the settings of a serial port
     * @description The links of the port restart with them; the others stay. Input: `mode: not_on_port`, `baud_rate: needs_rs485` (187.5K at RS-232), and `not_with_driver` (such as 7 data bits with Modbus RTU). State: `rate_in_use` (187.5K is possible at one port at a time; `details.port` says which one has it).
     */
    put: operations['saveSerialPort']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/backup/settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * How data is backed up
     * @description Without a stored password.
     */
    get: operations['readDataBackupSettings']
    /**
     * Change how data is backed up
     * @description Refused with `fields`: what `NewFileTarget` requires, `placeholder`, `log_missing` (without `{log}` the files of a run would have one name), `needs_medium` (a schedule to this PC), `group_empty`.
     */
    put: operations['updateDataBackupSettings']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/backup/target-tests': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Test a target
     * @description Tries the target step by step up to a file that is written, read back and deleted. Changes no setting. The kinds `pc` and `email` cannot be tested.
     */
    post: operations['testDataBackupTarget']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/backup/situation': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What a backup meets now
     * @description Media that are in the panel, and the groups of contacts that a mail can go to.
     */
    get: operations['readDataBackupSituation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/backup/forecast': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * When data will be lost
     * @description By the growth of the last days. A copy counts once it was read back from outside the panel.
     */
    get: operations['readDataForecast']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/backup/runs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Past runs
     * @description The last 50, the newest first; a run under way is a job.
     */
    get: operations['listDataBackupRuns']
    put?: never
    /**
     * Back up now
     * @description Starts a job of the kind `data-backup` by the settings: `read`, `write`, `verify` and `delete`, or `send` to a mailbox. It writes a file per log, or one SQLite file, and at last a list of their SHA-256 checksums as `sha256sum` reads it: a copy without that file is not complete. It may fail with a `DataBackupErrorCode`; `message` then has the words of the server. `result.run` is the run in the list.
     */
    post: operations['startDataBackup']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/backup/runs/{id}/downloads': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Download a file of a run
     * @description Of a run whose target was `pc`. The panel keeps the files of the newest such run only. `GET /exports/{id}` reports how far the download is.
     */
    post: operations['downloadDataBackup']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/backup/media/{id}/eject': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Eject a medium
     * @description Writes what is buffered and closes all files, so that the medium can be removed.
     */
    post: operations['ejectDataBackupMedium']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/system/impact': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Who uses the panel now
     * @description What a restart, a save or a stop interrupts: read right before it, so that the user sees by name who is affected. Each list has at most 100 entries, and how many there are.
     */
    get: operations['readImpact']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/services': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * States of the services
     * @description What each service does now, and who uses it. `reboot` says when the panel restarts by its plan.
     */
    get: operations['listMiscServices']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/services/{service}/restart': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Restart a service
     * @description Disconnects who uses it. A service that is switched off stays off (`not_running`).
     */
    post: operations['restartMiscService']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/defaults': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings as delivered
     * @description Of each card, to be saved one by one.
     */
    get: operations['readMiscDefaults']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/led': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of the front LED
     * @description What it shows. A panel without the LED refuses a change.
     */
    get: operations['readLed']
    /**
     * Change the settings of the front LED
     * @description They take effect immediately.
     */
    put: operations['saveLed']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/buzzer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of the buzzer
     * @description When it sounds, and how loud.
     */
    get: operations['readBuzzer']
    /**
     * Change the settings of the buzzer
     * @description They take effect immediately.
     */
    put: operations['saveBuzzer']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/buzzer/beep': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Beep once
     * @description With a volume that need not be saved.
     */
    post: operations['beep']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/display': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of the display
     * @description Brightness, screen saver, and how long the touch panel is locked for cleaning.
     */
    get: operations['readDisplay']
    /**
     * Change the settings of the display
     * @description They take effect immediately.
     */
    put: operations['saveDisplay']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/display/clean-lock': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Lock the touch panel for cleaning
     * @description For the time that the settings say.
     */
    post: operations['lockForCleaning']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/usb': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of the USB ports
     * @description What may be plugged in. Without `storage` the panel does not see USB drives; jobs that use one fail.
     */
    get: operations['readUsbPolicy']
    /**
     * Change the settings of the USB ports
     * @description They take effect immediately.
     */
    put: operations['saveUsbPolicy']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/reboot': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of the restart by plan
     * @description A weekly restart by the clock of the panel. With `hold_while_job` it waits until no job runs.
     */
    get: operations['readRebootPlan']
    /**
     * Change the settings of the restart by plan
     * @description They take effect immediately.
     */
    put: operations['saveRebootPlan']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/ftp': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of the FTP server
     * @description User `history` with the History password reads the records of the panel. With `tls_required` a client has to change to TLS first (RFC 4217).
     */
    get: operations['readFtp']
    /**
     * Change the settings of the FTP server
     * @description They take effect immediately; who is connected is disconnected. A port that another service has is refused (`port_taken`, with the service in `fields`).
     */
    put: operations['saveFtp']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/ftp/tests': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Log in to the FTP server
     * @description The panel connects to its own server as a client would.
     */
    post: operations['testFtp']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/time': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of the clock
     * @description Time servers (SNTP, RFC 4330) and the time zone. The first server that answers sets the clock.
     */
    get: operations['readTimeSettings']
    /**
     * Change the settings of the clock
     * @description They take effect immediately. A new zone moves the wall clock; either may end tokens. `server1` is required to synchronise. Field codes: `host`; `unknown` for the zone.
     */
    put: operations['saveTimeSettings']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/time/tests': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Query a time server
     * @description Saved or not; the clock stays as it is. Field code: `host`.
     */
    post: operations['testTimeServer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/zones': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Time zones
     * @description Those that the panel knows, with their offset from UTC now.
     */
    get: operations['listZones']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/discovery': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of the name services
     * @description How tools find the panel in its network: by multicast DNS (RFC 6762) and by the search of the engineering software.
     */
    get: operations['readNameServices']
    /**
     * Change the settings of the name services
     * @description They take effect immediately.
     */
    put: operations['saveNameServices']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/discovery/tests': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Query the name of the panel
     * @description The panel queries its own name through multicast DNS, as a PC would. `not_running`: multicast DNS is switched off or does not run.
     */
    post: operations['testNameServices']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/syslog': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of the syslog client
     * @description Events of the panel are sent to a syslog server as UDP datagrams (RFC 5424, 5426).
     */
    get: operations['readSyslog']
    /**
     * Change the settings of the syslog client
     * @description They take effect immediately. `host` is required to enable it, and a name or an IPv4 address (`host`).
     */
    put: operations['saveSyslog']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/syslog/tests': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a test message
     * @description To a server, saved or not. UDP has no acknowledgement: whether it arrived shows at the server. Field code: `host`.
     */
    post: operations['testSyslog']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/snmp': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of the SNMP agent
     * @description A read-only agent: name, description, location and up time of the panel (RFC 3418). Whether secrets are set is said, the secrets never are.
     */
    get: operations['readSnmp']
    /**
     * Change the settings of the SNMP agent
     * @description They take effect immediately. A secret that is left out stays. Required to enable it: `community` for v2c; `username`, `auth_password` and `privacy_password` for v3. A port that another service has is refused (`port_taken`).
     */
    put: operations['saveSnmp']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/snmp/tests': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Query the SNMP agent
     * @description The panel reads its own name as a manager would.
     */
    post: operations['testSnmp']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/web-server': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of the web server
     * @description How browsers reach the console, and when they are logged out.
     */
    get: operations['readWebServer']
    /**
     * Change the settings of the web server
     * @description They take effect immediately. `allowed_networks`: IPv4 addresses or networks such as `192.168.10.0/24`; empty: all. Refusals: `network`, and `excludes_caller` for a list without the address of the caller.
     */
    put: operations['saveWebServer']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/web-server/certificate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Certificate of the web server
     * @description The key never leaves the panel.
     */
    get: operations['readWebCertificate']
    put?: never
    /**
     * Replace the certificate of the web server
     * @description With one from elsewhere and its key, both as PEM. Used after a restart of the web server. Field codes: `not_a_certificate`, `not_a_key`, `key_mismatch`, `expired`.
     */
    post: operations['replaceWebCertificate']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/web-server/certificate/regenerate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Make a new certificate
     * @description Self-signed, for name and addresses of the panel, valid for two years from now. Used after a restart of the web server.
     */
    post: operations['regenerateWebCertificate']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/secs-gem/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Link to the host
     * @description The connection and control states as they are now.
     */
    get: operations['readSecsGem']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/secs-gem/settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of SECS/GEM
     * @description How the panel connects to the host.
     */
    get: operations['readSecsGemSettings']
    /**
     * Change the settings of SECS/GEM
     * @description Disconnects the host, then connects with the new settings if SECS/GEM is enabled. Input: `host: required` (the active mode needs it), `host: ipv4`.
     */
    put: operations['saveSecsGemSettings']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/secs-gem/connect': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Connect to the host
     * @description Active: connects now, and again after T5 until it succeeds. Passive: listens. The connection state follows by GET. `switched_off`: SECS/GEM is not enabled.
     */
    post: operations['connectSecsGem']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/secs-gem/disconnect': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Disconnect the host
     * @description Sends Separate.req, closes the connection and makes no new one until it is requested or the panel starts again. Messages are spooled in the meantime.
     */
    post: operations['disconnectSecsGem']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/secs-gem/control-state': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change the control state
     * @description From offline the panel sends S1F1 and is online after the host's S1F2. `host_refused`: the host has sent S1F0. `reply_timeout`: no reply within T3; the connection is kept.
     */
    put: operations['setSecsGemControl']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/secs-gem/messages': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Message log
     * @description Data messages and control messages except linktests, the newest first. Messages are numbered without gaps; the oldest are dropped when there are 1000.
     */
    get: operations['listSecsGemMessages']
    put?: never
    post?: never
    /**
     * Clear the message log
     * @description Deletes all messages. The numbers continue.
     */
    delete: operations['clearSecsGemMessages']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/secs-gem/messages/exports': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Export the message log
     * @description A text file with all messages, the oldest first.
     */
    post: operations['exportSecsGemMessages']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/secs-gem/spool': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Spooled messages
     * @description What waits to be sent to the host, the oldest first.
     */
    get: operations['listSecsGemSpool']
    put?: never
    post?: never
    /**
     * Purge the spool
     * @description Deletes all spooled messages; the host never receives them.
     */
    delete: operations['purgeSecsGemSpool']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/secs-gem/spool/send': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send the spooled messages
     * @description Sends them in their order. Each leaves the spool when the host has acknowledged it. `reply_timeout`: the host did not acknowledge one within T3; it and those after it stay.
     */
    post: operations['sendSecsGemSpool']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/secs-gem/test': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Last communication test
     * @description Its steps so far; none before the first test.
     */
    get: operations['readSecsGemTest']
    put?: never
    /**
     * Test the communication
     * @description Sends S1F13 over the connection, which is first made if there is none, and is kept. Responds at once; the steps follow by GET. While a test runs no other begins. `switched_off`: SECS/GEM is not enabled.
     */
    post: operations['testSecsGem']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/vnc/settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of the VNC server
     * @description Passwords are never sent.
     */
    get: operations['readVncSettings']
    /**
     * Change the settings of the VNC server
     * @description Each change disconnects all viewers. It is never switched on without a password. Passwords have at least 6 characters; both are compared as VNC does, by their first 8: the one that was sent is refused if it equals the other.
     */
    put: operations['saveVncSettings']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/vnc/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Viewers of the VNC server
     * @description Who watches now, and how many attempts were refused. Whether it listens is in the list of services (`GET /features/misc/services`).
     */
    get: operations['readVncStatus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/webview/settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of WebView
     * @description Who may see and operate the screen of the panel in a browser, how many at a time, and from where.
     */
    get: operations['readWebViewSettings']
    /**
     * Change the settings of WebView
     * @description They take effect immediately: who is no longer admitted is disconnected. A user without a name does not exist. Refusals: `control_username: required` (enabled without a user), `control_password: required`, `view_password: required` (a user without a password), `view_username: already_exists` (both users have one name), `view_password: same_as_control`, `networks: too_few` (a rule without a network), `networks: network` (not a network), `networks: duplicate`.
     */
    put: operations['saveWebViewSettings']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/webview/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * State of WebView
     * @description Whether the screen can be opened by the caller, and who operates it.
     */
    get: operations['readWebViewStatus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/webview/connections': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Connections of WebView
     * @description Every browser that shows the screen of the panel, the oldest first.
     */
    get: operations['listWebViewConnections']
    put?: never
    /**
     * Open a connection
     * @description As one of the users of WebView, whose role it has. The screen is a page of the panel at `frame`, for an `iframe` of the same origin: it has a `Content-Security-Policy` with `frame-ancestors 'self'`, and the socket of `x-sockets`. A connection whose page does not open its socket within 15 s is ended. To its parent the page posts `{ webview: 'size', width, height }` once, `{ webview: 'changed' }` whenever the connection is to be read again, and `{ webview: 'picture', picture }` with a `Blob` in response to `{ webview: 'picture' }`; both sides post to their own origin only and ignore others.
     */
    post: operations['openWebViewConnection']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/webview/connections/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * State of a connection
     * @description Of the caller only. One that has ended is known for another minute.
     */
    get: operations['readWebViewConnection']
    put?: never
    post?: never
    /**
     * Disconnect
     * @description Of the caller, or of anybody with the permission `webview-setting`.
     */
    delete: operations['closeWebViewConnection']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/webview/connections/{id}/control-requests': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Request control
     * @description Granted at once where nobody operates the panel, unless the operator there has to grant it. Otherwise whoever operates it answers within the seconds of the settings; the operator at the panel always can. The pending request is part of the connection. The first request of a connection names the machine of the safety question, unless the settings do without it.
     */
    post: operations['requestWebViewControl']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/webview/connections/{id}/answers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Grant or deny a request
     * @description By the connection that operates the panel.
     */
    post: operations['answerWebViewRequest']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/webview/connections/{id}/control': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Release control
     * @description Or withdraw the request for it.
     */
    delete: operations['releaseWebViewControl']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/touch-calibration': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * State of the touch calibration
     * @description How the panel was calibrated last, and the steps of a calibration that runs or has ended.
     */
    get: operations['readTouchCalibration']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/touch-calibration/start': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Start a calibration
     * @description The panel shows one target after another and waits up to 60 s for each touch. The targets are 12.5 % of the screen inside its corners; the fifth is its centre. Until the result is kept, the previous values come back whatever happens.
     */
    post: operations['startTouchCalibration']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/touch-calibration/keep': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Keep the result
     * @description Within 30 s after the verification.
     */
    post: operations['keepTouchCalibration']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/touch-calibration/cancel': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cancel a calibration
     * @description Also discards a result that waits to be kept. The previous values come back.
     */
    post: operations['cancelTouchCalibration']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description Names one entry of a list. The panel makes it; its form means nothing. */
    Id: string
    Error: {
      /**
       * @description What happened, for programs. Each operation lists its codes.
       * @example validation_failed
       */
      error_code: string
      /** @description What happened, for people, in English. */
      message: string
      /** @description Code of what is wrong, by the name of the field. */
      fields?: {
        [key: string]: string
      }
      /** @description Further facts, such as `permission` of a 403, `changed_by` and `changed_at` of a 412. */
      details?: {
        [key: string]: unknown
      }
    }
    Unauthorized: {
      /** @description `invalid or expired jwt` for a token that may be renewed. */
      message: string
      /**
       * @description May be missing.
       * @enum {unknown}
       */
      error_code?: 'unauthorized'
    }
    /**
     * @description How a value differs from its schema in this contract; `unknown`: nothing of that name is known.
     * @enum {string}
     */
    SchemaFault:
      | 'required'
      | 'unknown'
      | 'type'
      | 'format'
      | 'pattern'
      | 'not_allowed'
      | 'too_short'
      | 'too_long'
      | 'too_small'
      | 'too_large'
      | 'too_few'
      | 'too_many'
      | 'duplicate'
      | 'invalid'
    /**
     * @description `pc`: kept on the panel, to be downloaded. `ftps` is FTP over TLS, `sftp` the file transfer of SSH.
     * @enum {string}
     */
    FileTargetKind: 'pc' | 'usb' | 'sd' | 'ftp' | 'ftps' | 'sftp' | 'email'
    /** @description Where the panel writes files. */
    FileTarget: {
      kind: components['schemas']['FileTargetKind']
      /** @description Host name or IPv4 address of a server; kept, like the rest of a server, with another kind. */
      host: string
      /** @description Of `ftps`, 990 begins with TLS; every other port changes to TLS by `AUTH TLS` (RFC 4217). */
      port: number
      username: string
      /** @description With `/` between its parts; empty: where the login leads, or the root of the medium. It has to exist on a server; on a medium it is made. */
      folder: string
      /** @description FTP and FTPS: whether the panel opens the data connections; otherwise the server does. */
      passive: boolean
      /** @description SHA-256 of the certificate (FTPS) or host key (SFTP) that somebody has approved. Without it a certificate has to be of an authority that the panel trusts; a host key is always refused. */
      trusted_fingerprint: string
      password_set: boolean
    }
    /** @description Without `password` the stored one stays, and only with the same kind, host, port, username and fingerprint; else it is required, or forgotten where the target is no server. */
    NewFileTarget: {
      kind: components['schemas']['FileTargetKind']
      /** @description Host name or IPv4 address of a server; kept, like the rest of a server, with another kind. */
      host: string
      /** @description Of `ftps`, 990 begins with TLS; every other port changes to TLS by `AUTH TLS` (RFC 4217). */
      port: number
      username: string
      /** @description With `/` between its parts; empty: where the login leads, or the root of the medium. It has to exist on a server; on a medium it is made. */
      folder: string
      /** @description FTP and FTPS: whether the panel opens the data connections; otherwise the server does. */
      passive: boolean
      /** @description SHA-256 of the certificate (FTPS) or host key (SFTP) that somebody has approved. Without it a certificate has to be of an authority that the panel trusts; a host key is always refused. */
      trusted_fingerprint: string
      password?: string
    }
    /**
     * @description Why a file could not be written to its target, or read from it.
     * @enum {string}
     */
    FileTargetErrorCode:
      | 'target_unreachable'
      | 'target_tls'
      | 'target_certificate'
      | 'target_certificate_changed'
      | 'target_host_key'
      | 'target_host_key_changed'
      | 'target_login'
      | 'target_folder'
      | 'target_read_only'
      | 'target_full'
      | 'target_lost'
      | 'medium_missing'
      | 'medium_read_only'
      | 'not_enough_space'
      | 'verify_failed'
    /**
     * @description Why a target cannot be opened, or a file there not be read or deleted.
     * @enum {string}
     */
    FileTargetAccessErrorCode:
      | 'target_unreachable'
      | 'target_tls'
      | 'target_certificate'
      | 'target_certificate_changed'
      | 'target_host_key'
      | 'target_host_key_changed'
      | 'target_login'
      | 'target_folder'
      | 'target_read_only'
      | 'target_full'
      | 'target_lost'
      | 'medium_missing'
      | 'medium_read_only'
      | 'not_enough_space'
    /**
     * @description Of a step of a test. `waiting`: not reached. `current`: only while the test runs.
     * @enum {string}
     */
    TestStepState: 'waiting' | 'current' | 'done' | 'failed'
    FileTargetStep: {
      /** @enum {string} */
      name: 'medium' | 'resolve' | 'connect' | 'tls' | 'host_key' | 'login' | 'folder' | 'write'
      state: components['schemas']['TestStepState']
      milliseconds: number | null
    }
    FileTargetTest: {
      steps: components['schemas']['FileTargetStep'][]
      /** @description Why the failed step failed; `null`: a file was written, read back and deleted. */
      error_code: components['schemas']['FileTargetErrorCode'] | null
      /** @description The message of the server, or of the connection. */
      server_words: string
      /** @description Of the certificate or host key that the server presented. */
      fingerprint: string | null
    }
    PasswordGrant: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      grant_type: 'password'
      username: string
      /** Format: password */
      password: string
    }
    RefreshGrant: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      grant_type: 'refresh_token'
      /** @description The `refresh_token` of the last answer, else the access token itself. */
      refresh_token: string
    }
    Token: {
      /** @description To be sent as `Authorization: Bearer …`. */
      access_token: string
      /** @description Given by some firmware; without it the access token renews itself. */
      refresh_token?: string
    }
    Activity: {
      idle_seconds: number
    }
    SessionIdle: {
      idle_minutes: number
      seconds_left: number
    }
    UserInfo: {
      /** @description The name to sign in with. */
      username: string
      /** @description The name to show. */
      name?: string
      /** @description Address of a picture on the panel. */
      avatar?: string
      /** @description How the session was made. */
      grant_type?: string
      /** @description 0: signed in for the first time; 1: welcome seen. */
      state_code: number
      permission: {
        /** @description Permission names. */
        roles: string[]
      }
      /** @description The password is the one the panel was shipped with. */
      password_factory?: boolean
      /** @description Nothing else is allowed before the password is changed. */
      password_must_change?: boolean
    }
    UserState: {
      /**
       * @description 1: welcome seen.
       * @enum {integer}
       */
      code: 0 | 1
    }
    PasswordChange: {
      /**
       * Format: password
       * @description The password in use.
       */
      current: string
      /**
       * Format: password
       * @description The new one.
       */
      password: string
    }
    HmiName: {
      /** @description Name of the panel. */
      name: string
      /** @description Model of the panel, so that a visitor knows which one it is before signing in. Left out by a panel that keeps it to signed-in users. */
      model?: string
    }
    NewHmiName: {
      /** @description Letters, digits, dot and hyphen. */
      name: string
    }
    SystemTime: {
      /**
       * @description `YYYY/MM/DD HH:mm:ss`; some firmware returns an ISO date.
       * @example 2026/11/21 09:41:07
       */
      time: string
      /**
       * @description Time zone of the panel, where it is known.
       * @example Asia/Tokyo
       */
      zone?: string
    }
    NewSystemTime: {
      /**
       * @description `YYYY.MM.DD-HH:mm:ss`
       * @example 2026.11.21-09:41:07
       */
      time: string
    }
    WebSpecification: {
      /** @description The panel has user screens of its own to switch to. */
      usermode: boolean
      /**
       * @description Ethernet ports.
       * @default 2
       */
      eth_count?: number
      /**
       * @description Wi-Fi radios, the first of which can also be the hotspot.
       * @default 1
       */
      wifi_count?: number
      /**
       * @description The panel has a status LED.
       * @default true
       */
      led?: boolean
      /** @description Model of the panel. */
      model?: string
      /** @description Entries at the end of the menu. */
      links?: components['schemas']['Link'][]
    }
    Link: {
      /** @description The words to show. */
      title: string
      /** @description Opened in a new tab: http, https, mailto or tel. */
      url: string
    }
    /** @description A part is null when its source did not answer. */
    SystemStatus: {
      /**
       * @description Date and time of this reading.
       * @example 2026/11/21 09:41:07
       */
      time: string
      /** @description Name of the panel on the network. */
      hostname: string | null
      /** @description Version of the firmware. */
      os_version: string | null
      /** @description Version of the web service. */
      web_version: string | null
      /** @description Version of EasyAccess 2.0. */
      easyaccess_version: string | null
      /** @description Since the last start. */
      up_time_seconds: number | null
      /** @description Load of the processor. */
      cpu_percent: number | null
      /** @description Inside the case. */
      temperature_celsius: number | null
      memory: components['schemas']['Usage'] | null
      disk: components['schemas']['Usage'] | null
      /** @description From the growth of the last days; null when it does not grow or is not known. */
      disk_days_until_full: number | null
      project: components['schemas']['ProjectStatus'] | null
      last_backup: components['schemas']['LastBackup'] | null
      connections: components['schemas']['Connections']
      history: components['schemas']['UsageHistory'] | null
    }
    Usage: {
      used_bytes: number
      total_bytes: number
    }
    ProjectStatus: {
      /** @description Empty when there is no project. */
      name: string
      /** @enum {string} */
      state: 'running' | 'stopped' | 'updating'
      /**
       * @description When it went into this state.
       * @example 2026/11/18 06:02:11
       */
      since: string | null
    }
    /** @description The newest backup on any target. */
    LastBackup: {
      /**
       * @description Null when none was made.
       * @example 2026/11/20 02:00:00
       */
      made_at: string | null
      age_seconds: number | null
    }
    /** @description The last hour. */
    UsageHistory: {
      /** @description Between two readings. */
      interval_seconds: number
      /** @description Oldest first, null for a reading that failed. */
      memory_percent: (number | null)[]
      /** @description Oldest first, null for a reading that failed. */
      disk_percent: (number | null)[]
    }
    Connections: {
      ethernet: components['schemas']['EthernetStatus'][] | null
      wifi: components['schemas']['WifiStatus'] | null
      /** @description Wi-Fi of the radios after the first, in their order; missing with one radio, or without a state. */
      other_radios?: components['schemas']['WifiStatus'][]
      opcua: components['schemas']['OpcUaStatus'] | null
      easyaccess: components['schemas']['EasyAccessStatus'] | null
      /** @description The PLCs of the project; none is linked while it is stopped. */
      plcs: components['schemas']['PlcLink'][] | null
      viewers: components['schemas']['ViewerCounts'] | null
    }
    EthernetStatus: {
      /**
       * @description The port.
       * @example eth0
       */
      id: components['schemas']['Id']
      /** @enum {string} */
      link: 'up' | 'down'
      /** @description Null without a link. */
      speed_mbit: number | null
      /**
       * @description Null without one.
       * @example 192.168.10.42
       */
      address: string | null
    }
    WifiStatus: {
      /** @enum {string} */
      state: 'UNKNOWN' | 'CONNECTED' | 'CONNECTING' | 'DISCONNECTED' | 'DISABLED' | 'PASSWDERR' | 'FILEOPENERR'
      /** @description The network it is in or wants to join. */
      ssid: string | null
      /** @description The SSID of the hotspot, only while the radio serves it. */
      hotspot?: string
    }
    PlcLink: {
      /** @description Name in the project. */
      name: string
      /** @enum {string} */
      state: 'connected' | 'disconnected'
    }
    /** @description How many clients see the screens of the project. */
    ViewerCounts: {
      webview: number
      vnc: number
    }
    OpcUaStatus: {
      /** @enum {string} */
      state: 'Running' | 'Stopped'
      clients: number
    }
    EasyAccessStatus: {
      state: components['schemas']['EasyAccessState']
    }
    ProjectName: {
      /** @description Empty when there is no project. */
      name: string
    }
    /**
     * @description `Occupied`: connected, and somebody uses the connection.
     * @enum {string}
     */
    EasyAccessState: 'Connecting' | 'Connected' | 'Occupied' | 'Disconnected' | 'Not Activated'
    EasyAccessReport: {
      state: components['schemas']['EasyAccessState']
      /** @description Since when, where the panel knows it. */
      since: string | null
      /** @description Who uses the connection, where the server says so. */
      occupied_by: string | null
      occupied_since: string | null
      /** @description Why the last attempt or connection failed. `1`: the hardware key does not exist. `2`: no response to the login. `3`: certificate or licence has expired. `4`: connected and disconnected too often. `5`: the client must be updated. `6`: the client program is missing. `101`: the hardware key cannot be read. `201`: gateway. `202`: DNS. `203`: proxy. `204`: the login server cannot be reached. `205`: TLS, often because of a wrong clock. `1001` to `1005`: the tunnel: connection, registration, device, unknown cause, socket. Others are shown as they are. */
      error_code: number | null
      error_time: string | null
      /** @description `null`: it cannot be read. */
      hardware_key: string | null
      hmi_name: string
      licence: components['schemas']['PanelLicence']
      /** @description The domain that the panel was added to. It can be in one only. */
      domain: string | null
      /** @description While the panel is connected and in no domain. */
      pairing: components['schemas']['EasyAccessPairing'] | null
      /** @description After so long without use the server ends a session; it is set in the portal. */
      idle_disconnect_minutes: number | null
      /** @description What a firewall must allow: outgoing TCP connections to these servers. */
      servers: components['schemas']['EasyAccessServer'][]
      /** @description Devices that remote users reach over the connection while pass-through is on: those with an enabled link over the network. */
      pass_through_devices: components['schemas']['EasyAccessDevice'][]
    }
    EasyAccessServer: {
      location: components['schemas']['EasyAccessLocation']
      host: string
      tcp_port: number
    }
    EasyAccessDevice: {
      name: string
      /** @description IPv4 address. */
      address: string
      tcp_port: number
    }
    /**
     * @description Where the server is.
     * @enum {string}
     */
    EasyAccessLocation: 'global' | 'china'
    /** @description With these the panel is added to a domain in the portal. */
    EasyAccessPairing: {
      session_id: components['schemas']['Id']
      session_password: string
    }
    EasyAccessSettings: {
      server_location: components['schemas']['EasyAccessLocation']
      /** @description Whether the connection goes through a proxy. */
      proxy: boolean
      /**
       * @description HTTP CONNECT or SOCKS 5.
       * @enum {string}
       */
      proxy_type: 'http' | 'socks5'
      proxy_host: string
      proxy_port: number
      /** @description Empty: no login at the proxy. */
      proxy_username: string
      proxy_password_set: boolean
      /** @description Whether the panel connects after each start. */
      start_with_system: boolean
      /** @description Whether devices behind the panel can be reached over the connection. */
      pass_through: boolean
    }
    EasyAccessUpdate: {
      server_location: components['schemas']['EasyAccessLocation']
      /** @description Whether the connection goes through a proxy. */
      proxy: boolean
      /**
       * @description HTTP CONNECT or SOCKS 5.
       * @enum {string}
       */
      proxy_type: 'http' | 'socks5'
      proxy_host: string
      proxy_port: number
      /** @description Empty: no login at the proxy. */
      proxy_username: string
      /** @description Missing: as it is. */
      proxy_password?: string
      /** @description Whether the panel connects after each start. */
      start_with_system: boolean
      /** @description Whether devices behind the panel can be reached over the connection. */
      pass_through: boolean
    }
    EasyAccessActivation: {
      partner_account: string
      password: string
    }
    EasyAccessTest: {
      running: boolean
      /** @description When it began; `null` before the first test. */
      time: string | null
      /** @description `proxy` only with a proxy. */
      steps: components['schemas']['EasyAccessStep'][]
      /** @description Of the step that failed. */
      error_code: number | null
      /** @description The message of the other side, or of the system. */
      detail: string
    }
    EasyAccessStep: {
      /**
       * @description The gateway responds, the name is resolved, the proxy accepts the panel, the server can be reached, TLS begins with a trusted certificate, the server knows the panel.
       * @enum {string}
       */
      name: 'gateway' | 'dns' | 'proxy' | 'server' | 'tls' | 'login'
      state: components['schemas']['TestStepState']
      milliseconds: number | null
    }
    OpcUaServer: {
      /**
       * @description `service_unavailable`: the panel has a server, and its service does not respond.
       * @enum {string}
       */
      availability: 'available' | 'not_on_this_model' | 'not_licensed' | 'not_in_project' | 'service_unavailable'
      /** @enum {string} */
      state: 'Running' | 'Stopped'
      /** @description It is down for some seconds; the state is then `Running`. */
      restarting: boolean
      /** @description When it was started; null while it does not listen. */
      since: string | null
      port: number
      application_name: string
      /** @description `urn:`, the host name of the panel, `:` and the application name, percent-encoded. The certificate of the server must have the same. */
      application_uri: string
      /** @description Those that are open. */
      endpoints: components['schemas']['OpcUaEndpoint'][]
      /** @description Enabled policies that the system of the panel does not support; none while it does not listen. */
      missing_policies: components['schemas']['OpcUaPolicy'][]
      /** @description Clients that are connected. */
      sessions: number
      /** @description Clients that were rejected since it was started. */
      rejected: number
      /** @description Tags that it serves. */
      nodes: number
      /** @description Why it does not run, or why its last start failed; null after a start that succeeded. */
      last_error: components['schemas']['OpcUaServerError'] | null
    }
    OpcUaEndpoint: {
      /** @example opc.tcp://192.168.10.42:4840 */
      url: string
      policy: components['schemas']['OpcUaPolicy']
      /** @enum {string} */
      mode: 'None' | 'Sign' | 'SignAndEncrypt'
    }
    OpcUaServerError: {
      /** @enum {string} */
      code: 'port_in_use' | 'certificate_invalid' | 'certificate_expired' | 'start_failed'
      /**
       * @description When it happened.
       * @example 2026/11/21 09:41:07
       */
      time: string
      /** @description What the panel knows beyond the code, in English; may be empty. */
      detail: string
    }
    /**
     * @description Security policy (OPC 10000-7). `Basic128Rsa15` and `Basic256` are deprecated; `None` neither signs nor encrypts.
     * @enum {string}
     */
    OpcUaPolicy:
      | 'None'
      | 'Basic128Rsa15'
      | 'Basic256'
      | 'Basic256Sha256'
      | 'Aes128_Sha256_RsaOaep'
      | 'Aes256_Sha256_RsaPss'
    /** @enum {string} */
    OpcUaSecureMode: 'Sign' | 'SignAndEncrypt'
    OpcUaSettings: {
      port: number
      /** @description Clients show it. */
      application_name: string
      /** @description `all`, or the id of the wired port through which clients reach it. */
      interface: components['schemas']['Id']
      policies: components['schemas']['OpcUaPolicy'][]
      /** @description Of every policy but `None`. */
      modes: components['schemas']['OpcUaSecureMode'][]
      tokens: components['schemas']['OpcUaTokens']
      /** @description Whether it starts with the panel. */
      autostart: boolean
      limits: components['schemas']['OpcUaLimits']
    }
    /** @description How a client may sign in; all that are on can be used. */
    OpcUaTokens: {
      /** @description Without a user: may browse and read everything, and write nothing. */
      anonymous: boolean
      /** @description User and password of enhanced security. */
      username: boolean
      /** @description A certificate of the user, which must be among the trusted ones. */
      certificate: boolean
    }
    /** @description What clients may request at most. */
    OpcUaLimits: {
      min_sampling_ms: number
      min_publishing_ms: number
      max_sessions: number
      /** @description Of all sessions together. */
      max_subscriptions: number
      /** @description Monitored items of all sessions together. */
      max_items: number
      /** @description A session that a client does not use is ended after this time. */
      session_timeout_s: number
      /** @description Publishing intervals after which an empty message is sent at the latest. */
      max_keep_alive: number
      /** @description Values that a monitored item keeps until they are published. */
      max_queue: number
    }
    OpcUaSession: {
      id: components['schemas']['Id']
      /** @description Application name of the client. */
      client: string
      /** @description Its application URI. */
      client_uri: string
      /** @description Of enhanced security; null if anonymous. */
      username: string | null
      address: string
      /**
       * @description When it connected.
       * @example 2026/11/21 09:41:07
       */
      since: string
      policy: components['schemas']['OpcUaPolicy']
      /** @enum {string} */
      mode: 'None' | 'Sign' | 'SignAndEncrypt'
      subscriptions: number
      monitored_items: number
      /** @description Values read in the last minute, without those of subscriptions. */
      reads_per_minute: number
      /** @description Values written in the last minute. */
      writes_per_minute: number
    }
    OpcUaSessions: {
      items: components['schemas']['OpcUaSession'][]
      total: number
    }
    OpcUaRejection: {
      id: components['schemas']['Id']
      /**
       * @description The first time.
       * @example 2026/11/21 09:41:07
       */
      time: string
      /**
       * @description The last time.
       * @example 2026/11/21 09:41:07
       */
      last_time: string
      count: number
      /** @description Application name; where the client was rejected before it said one, the common name of its certificate, or empty. */
      client: string
      /** @description Application URI, from its certificate where it has not said one; may be empty. */
      client_uri: string
      address: string
      /** @description The user that it named. */
      username: string | null
      reason: components['schemas']['OpcUaRejectionReason']
      /** @description SHA-1 of the certificate of the client, 40 hexadecimal digits; null if it sent none. */
      thumbprint: string | null
      policy: components['schemas']['OpcUaPolicy'] | null
      /** @enum {string|null} */
      mode: 'None' | 'Sign' | 'SignAndEncrypt' | null
      /** @description How much the clock of the client is ahead of that of the panel; null if not known. */
      clock_difference_seconds: number | null
    }
    /**
     * @description `uri_mismatch`: the certificate is of another application. `user_no_rights`: the account may not browse, read or write over OPC UA. `clock_difference`: the clocks differ by more than five minutes.
     * @enum {string}
     */
    OpcUaRejectionReason:
      | 'certificate_untrusted'
      | 'certificate_expired'
      | 'certificate_not_yet_valid'
      | 'certificate_revoked'
      | 'certificate_invalid'
      | 'issuer_unknown'
      | 'uri_mismatch'
      | 'policy_disabled'
      | 'mode_disabled'
      | 'anonymous_disabled'
      | 'user_unknown'
      | 'password_wrong'
      | 'user_no_rights'
      | 'user_token_disabled'
      | 'too_many_sessions'
      | 'clock_difference'
    OpcUaRejections: {
      items: components['schemas']['OpcUaRejection'][]
      total: number
    }
    /** @description `ns=1;s=` and the names of the path to the node, with `/` between them (OPC 10000-3). */
    OpcUaNodeId: string
    OpcUaValueRequest: {
      node_ids: components['schemas']['OpcUaNodeId'][]
    }
    OpcUaValue: {
      node_id: components['schemas']['OpcUaNodeId']
      /** @description Of an array a text, with the values separated by `, `; null where there is none. */
      value: number | string | boolean | null
      /**
       * @description `uncertain`: the last value that the PLC gave.
       * @enum {string}
       */
      quality: 'good' | 'uncertain' | 'bad'
      /**
       * @description Why the quality is not good.
       * @enum {string|null}
       */
      reason: 'plc_disconnected' | 'address_error' | 'not_saved' | null
      /**
       * @description When the panel read the value from the PLC.
       * @example 2026/11/21 09:41:07
       */
      time: string
    }
    OpcUaValues: {
      items: components['schemas']['OpcUaValue'][]
      total: number
    }
    OpcUaUseRequest: {
      node_ids: components['schemas']['OpcUaNodeId'][]
    }
    OpcUaUse: {
      node_id: components['schemas']['OpcUaNodeId']
      /** @description Names of the applications. */
      clients: string[]
    }
    OpcUaUses: {
      items: components['schemas']['OpcUaUse'][]
      total: number
    }
    NodeTree: {
      folders: components['schemas']['NodeFolder'][]
    }
    /** @description Why a tree was refused. */
    NodeTreeProblems: {
      /** @description How many problems there are, listed or not. */
      total: number
      problems: components['schemas']['NodeProblem'][]
    }
    NodeProblem: {
      /** @description JSON pointer of the folder or tag; empty for the whole tree. */
      path: string
      /** @enum {string} */
      code:
        | 'name'
        | 'duplicate_name'
        | 'plc'
        | 'format'
        | 'address'
        | 'index_register'
        | 'data_type'
        | 'length'
        | 'too_deep'
        | 'too_many'
    }
    NodeFolder: {
      /** @description Name of the folder. */
      name: string
      folders: components['schemas']['NodeFolder'][]
      tags: components['schemas']['NodeTag'][]
    }
    NodeTag: {
      /** @description Name of the tag. */
      name: string
      /** @description PLC of the project. */
      plc: string
      /** @description Address in the PLC: up to 16 characters, what its format has in place of `%d`. Empty where the format has none. */
      address: string
      /** @description How the address is written: the format of one of the PLC's addresses. */
      format: string
      /** @description Index register added to the address. */
      index_register: number | null
      /** @description Type of the value. */
      data_type: string
      /** @description How many values the tag has, an array from 2 on; of a `STRING` its characters. */
      length: number
      /** @enum {string} */
      access: 'readable' | 'writable'
    }
    DriverTable: {
      drivers: components['schemas']['Driver'][]
    }
    Driver: {
      /** @description PLC of the project. */
      plc: string
      /** @description Its driver. */
      driver: string
      /** @description The index registers that an address may name; null if the driver has none. */
      index_registers: components['schemas']['IndexRegisters'] | null
      addresses: components['schemas']['DriverAddress'][]
    }
    IndexRegisters: {
      first: number
      last: number
    }
    DriverAddress: {
      /**
       * @description Address type.
       * @example MW
       */
      type: string
      /**
       * @description How it is written: `%d` is the decimal number of the address.
       * @example MW%d
       */
      format: string
      first: number
      last: number
      /**
       * @description How many bits an address has; with it an address is followed by the number of a bit, such as `10.3`.
       * @example 8
       */
      bits?: number
      /** @description The most elements of an array; 255 without it. Does not concern a STRING. */
      array_max?: number
      data_types: string[]
    }
    OpcUaCertificates: {
      items: components['schemas']['OpcUaCertificate'][]
      total: number
    }
    OpcUaCertificate: {
      /** @description The thumbprint. */
      id: components['schemas']['Id']
      /**
       * @description Where it is.
       * @enum {string}
       */
      list: 'own' | 'trusted' | 'issuers' | 'rejected'
      /** @description The common name, or the subject where there is none. */
      name: string
      /** @description Whom it belongs to. */
      subject: string
      /** @description Who has signed it. */
      issuer: string
      /** @description Of the subject; may be empty. */
      organization: string
      /** @description Of the subject; may be empty. */
      organization_unit: string
      /** @description The application URI; empty if it has none. */
      uri: string
      /** @description DNS names and IP addresses. */
      host_names: string[]
      /** @description In the panel's time, as `2026/11/21 09:41:07`. */
      valid_from: string
      /** @description In the panel's time. */
      valid_to: string
      /** @description Whole days until `valid_to` by the clock of the panel; negative when it is over. */
      days_left: number
      /** @description As it was uploaded, or as the panel named it. */
      file_name: string
      /** @description SHA-1 of its DER in hexadecimal. */
      thumbprint: string
      /** @description Length of the RSA key; 0 for another kind of key. */
      key_bits: number
      /** @description Whether its own key has signed it. */
      self_signed: boolean
      /** @description Whether it may sign other certificates. */
      authority: boolean
      /**
       * @description What is wrong with it, also if it is trusted. `uri_mismatch`: the server's own has another application URI than the server, so that clients reject it.
       * @enum {string|null}
       */
      problem:
        | 'expired'
        | 'not_yet_valid'
        | 'revoked'
        | 'issuer_unknown'
        | 'weak_key'
        | 'invalid'
        | 'uri_mismatch'
        | null
      /**
       * @description Why the last connection with it was rejected; null if none was.
       * @enum {string|null}
       */
      reason: 'untrusted' | 'expired' | 'not_yet_valid' | 'revoked' | 'issuer_unknown' | 'weak_key' | 'invalid' | null
      /** @description When, in the panel's time. */
      last_seen: string | null
      /** @description From where. */
      address: string | null
    }
    OpcUaOwnCertificate: {
      certificate: components['schemas']['OpcUaCertificate']
      /** @description That of the server. */
      application_uri: string
      /** @description The HMI name and the IPv4 addresses that the panel has now. */
      panel_names: string[]
    }
    OpcUaFile: {
      /** @description Without folders. */
      name: string
      /** @description Base64 of at most 512 KB. */
      content: string
    }
    OpcUaFileUpload: {
      file: components['schemas']['OpcUaFile']
    }
    OpcUaOwnUpload: {
      certificate: components['schemas']['OpcUaFile']
      key?: components['schemas']['OpcUaFile']
      key_password?: string
    }
    OpcUaCertificateNames: {
      /** @description DNS names and IPv4 addresses by which clients find the server. */
      host_names: string[]
      organization: string
      organization_unit: string
    }
    OpcUaNewCertificate: {
      /** @description DNS names and IPv4 addresses by which clients find the server. */
      host_names: string[]
      organization: string
      organization_unit: string
      valid_days: number
      /** @enum {integer} */
      key_bits: 2048 | 3072 | 4096
    }
    OpcUaSigningRequest: {
      /** @description For the file. */
      file_name: string
      /** @description The request. */
      pem: string
    }
    OpcUaRevocationLists: {
      items: components['schemas']['OpcUaRevocationList'][]
      total: number
    }
    OpcUaRevocationList: {
      /** @description SHA-1 of its DER. */
      id: components['schemas']['Id']
      /** @description The authority. */
      issuer: string
      /** @description In the panel's time. */
      issued: string
      /** @description When the authority promised the next one, in the panel's time. */
      next_update: string | null
      /** @description Whether that time has passed. */
      overdue: boolean
      /** @description Certificates that it revokes. */
      revoked: number
      /** @description As it was uploaded. */
      file_name: string
    }
    /** @description `opc.tcp://host:port`, or with a path; port 4840 if it is left out. */
    OpcUaDiscoveryUrl: string
    OpcUaDiscoverySettings: {
      /** @description Whether a server that runs registers. */
      register: boolean
      url: components['schemas']['OpcUaDiscoveryUrl']
      /** @description Between two registrations; a discovery server forgets a server after ten minutes (OPC UA part 4, RegisterServer). */
      interval_seconds: number
      /** @description Whether a server that runs is announced through multicast DNS, so that clients in its network find it without a discovery server (OPC UA part 12, annex C). */
      mdns: boolean
    }
    OpcUaDiscoveryTarget: {
      url: components['schemas']['OpcUaDiscoveryUrl']
    }
    /**
     * @description `unresolved`: no DNS server knows the name. `unreachable`: nothing accepts connections there. `no_discovery_server`: no OPC UA server, or one that takes no registrations. `no_secure_endpoint`: it offers no endpoint with security. `server_untrusted`: the panel does not trust its certificate, which is now among the rejected ones. `certificate_untrusted`: it does not trust the certificate of the panel. `uri_mismatch`: the certificate of the panel is of another application URI. `rejected`: for another reason, which `detail` says. `not_listed`: it accepted the registration but does not list the server.
     * @enum {string}
     */
    OpcUaDiscoveryCode:
      | 'unresolved'
      | 'unreachable'
      | 'no_discovery_server'
      | 'no_secure_endpoint'
      | 'server_untrusted'
      | 'certificate_untrusted'
      | 'uri_mismatch'
      | 'rejected'
      | 'not_listed'
    OpcUaDiscoveryStatus: {
      /**
       * @description `off`: the server is not to register. `waiting`: it does not run, or has not tried yet.
       * @enum {string}
       */
      state: 'off' | 'waiting' | 'registered' | 'failed'
      /**
       * @description Of the last attempt.
       * @example 2026/11/21 09:41:07
       */
      time: string | null
      /** @description Why it failed. */
      code: components['schemas']['OpcUaDiscoveryCode'] | null
      /** @description What the discovery server or the network reported, in English; may be empty. */
      detail: string
      /** @description The addresses that are registered: by hostname and by IP address. */
      announced: components['schemas']['OpcUaAnnouncedUrl'][]
      /**
       * @description Of the announcement through multicast DNS. `waiting`: the server does not run. `failed`: the trace log says why.
       * @enum {string}
       */
      mdns: 'off' | 'waiting' | 'announced' | 'failed'
    }
    OpcUaAnnouncedUrl: {
      url: string
      /** @description Whether clients can resolve its host: an IP address, or a name that the DNS server of the panel knows. */
      resolvable: boolean
    }
    OpcUaDiscoveryStep: {
      /**
       * @description Resolve the name, connect, open a secure channel, find servers, register, find the server in the list.
       * @enum {string}
       */
      name: 'resolve' | 'connect' | 'channel' | 'find' | 'register' | 'listed'
      state: components['schemas']['TestStepState']
      milliseconds: number | null
    }
    OpcUaDiscoveryTest: {
      steps: components['schemas']['OpcUaDiscoveryStep'][]
      /** @description Of the step that failed. */
      error_code: components['schemas']['OpcUaDiscoveryCode'] | null
      /** @description As of the status. */
      detail: string
      /** @description Names of the servers in its list. */
      servers: string[]
    }
    /**
     * @description The worst first.
     * @enum {string}
     */
    OpcUaTraceLineLevel: 'error' | 'warning' | 'info' | 'debug'
    /**
     * @description Lines of this level and of worse ones are recorded.
     * @enum {string}
     */
    OpcUaTraceLevel: 'none' | 'error' | 'warning' | 'info' | 'debug'
    /** @enum {string} */
    OpcUaTraceCategory: 'server' | 'session' | 'subscription' | 'security' | 'value' | 'discovery'
    OpcUaTraceSettings: {
      level: components['schemas']['OpcUaTraceLevel']
      /** @description Only lines of these are recorded. */
      categories: components['schemas']['OpcUaTraceCategory'][]
      /** @description Size at which the next file is begun. */
      file_mb: number
      /** @description How many files are kept; with the next one the oldest is deleted. */
      files: number
      /** @description After this time the level `debug` returns to `warning`; 0 for never. */
      auto_off_minutes: number
    }
    OpcUaTraceStatus: {
      level: components['schemas']['OpcUaTraceLevel']
      /** @description Until the level returns to `warning`; null if it stays. */
      auto_off_seconds: number | null
      lines: number
      files: number
      /** @description Of all files. */
      bytes: number
      /**
       * @description Of the oldest line; null without lines.
       * @example 2026/11/21 09:41:07
       */
      oldest: string | null
    }
    OpcUaTraceLine: {
      number: number
      /**
       * @description When it was recorded.
       * @example 2026/11/21 09:41:07
       */
      time: string
      level: components['schemas']['OpcUaTraceLineLevel']
      category: components['schemas']['OpcUaTraceCategory']
      /** @description In English, in one row. */
      text: string
    }
    OpcUaTracePage: {
      items: components['schemas']['OpcUaTraceLine'][]
      /** @description Lines that match. */
      total: number
      /** @description The last number given, matching or not; 0 before the first. */
      newest: number
    }
    DataLogs: {
      items: components['schemas']['DataLog'][]
      total: number
    }
    DataLog: {
      /** @description For the other calls. */
      id: components['schemas']['Id']
      /** @description Name in the project. */
      name: string
      /**
       * @description Sampled by time, or whenever a trigger fires.
       * @enum {string}
       */
      mode: 'time' | 'trigger'
      /** @description Between two samples; null in trigger mode. */
      interval_seconds: number | null
      /**
       * @description Time of the oldest record; null when empty.
       * @example 2026/11/21 09:41:07
       */
      first: string | null
      /** @description Time of the newest record; null when empty. */
      last: string | null
      records: number
      size_bytes: number
      channels: components['schemas']['DataLogChannel'][]
    }
    DataLogChannel: {
      /** @description For the other calls. */
      id: components['schemas']['Id']
      /** @description Name in the project. */
      name: string
      /** @description Empty when it has none. */
      unit: string
      /** @description Decimals to show; records and exports carry them all. */
      decimals: number
      /**
       * @description The axis that suits it.
       * @default left
       * @enum {string}
       */
      scale?: 'left' | 'right'
    }
    DataLogRecords: {
      items: components['schemas']['DataLogRecord'][]
      /** @description Records in the range. */
      total: number
      /** @description For a range without records: the time of the nearest one. */
      nearest: string | null
      /** @description The channel of each value of a record. */
      channels: string[]
      /** @description Only with `points`: the records that an interval has on average, not counting empty ones; 1 when the range was not reduced. */
      records_per_point?: number
      /** @description Only with `points`: one for each channel, in the order of `channels`. */
      statistics?: components['schemas']['DataLogStatistics'][]
    }
    DataLogStatistics: {
      /** @description Records with a value; without any the others are null. */
      values: number
      minimum: number | null
      /**
       * @description When the minimum was first reached.
       * @example 2026/11/21 09:41:07
       */
      minimum_at: string | null
      maximum: number | null
      /** @description When the maximum was first reached. */
      maximum_at: string | null
      mean: number | null
    }
    /** @description The time, then one value for each channel: null for a gap; older firmware writes numbers as text. */
    DataLogRecord: (number | string | null)[]
    DataLogExport: {
      /**
       * @description First time, included.
       * @example 2026.11.21-09:41:07
       */
      from?: string
      /**
       * @description Last time, included.
       * @example 2026.11.21-09:41:07
       */
      to?: string
      /** @description All without it. */
      channels?: string[]
      separator: components['schemas']['ExportSeparator']
      decimal: components['schemas']['ExportDecimal']
      time_format: components['schemas']['ExportTimeFormat']
    }
    EventPage: {
      items: components['schemas']['PanelEvent'][]
      /** @description Events that match. */
      total: number
      /** @description The last number given, matching or not; 0 before the first. */
      newest: number
      /** @description All events on the panel. */
      stored: number
      /** @description When the oldest of them was triggered. */
      oldest: string | null
      /** @description Alarms that wait for acknowledgement. */
      unacknowledged: number
      /** @description Alarms that have not returned to normal. */
      active: number
      /** @enum {string} */
      buzzer: 'sounding' | 'silent'
      /** @description Whether the project permits to acknowledge other than at the panel. */
      may_acknowledge: boolean
    }
    PanelEvent: {
      number: number
      /**
       * @description An alarm has a life cycle; an event happens once and counts as `returned`.
       * @enum {string}
       */
      kind: 'alarm' | 'event'
      /**
       * @description What happened; `alarm` for those that the project defines.
       * @enum {string}
       */
      code:
        | 'alarm'
        | 'sign_in_refused'
        | 'panel_restarted'
        | 'project_updated'
        | 'codesys_started'
        | 'codesys_stopped'
        | 'codesys_fault'
        | 'codesys_demo_ended'
        | 'link_up'
        | 'link_down'
        | 'clock_set'
      /**
       * @description `triggered` and `acknowledged` are active.
       * @enum {string}
       */
      state: 'triggered' | 'acknowledged' | 'returned_unacknowledged' | 'returned'
      text: string
      category: number
      /** @enum {string} */
      priority: 'low' | 'middle' | 'high' | 'emergency'
      /** @description The tag or address that is watched; may be empty. */
      address: string
      /** @description When it was triggered. */
      value: number | null
      /** @description Empty when it has none. */
      unit: string
      /** @description By the clock of the panel. */
      triggered_at: string
      acknowledged_at: string | null
      acknowledged_by: string | null
      comment: string
      returned_at: string | null
      /** @description From trigger to return, or until now; independent of the clock being set. */
      duration_seconds: number
      /** @description How often it has been triggered since the log began, up to this event. */
      count: number
      /** @description The clock was set back right before: older events may have later times. */
      clock_set_back: boolean
      /** @description Where the watched value was sampled at that time. */
      logged: components['schemas']['LoggedSignal'] | null
    }
    LoggedSignal: {
      log: components['schemas']['Id']
      channel: components['schemas']['Id']
    }
    EventSettings: {
      retention_days: number
    }
    EventAcknowledgement: {
      numbers: number[]
      comment: string
    }
    EventsAcknowledged: {
      acknowledged: number
      skipped: number
    }
    EventDeletion: {
      /** @description Not later than the time of the panel. */
      before: string
    }
    EventsDeleted: {
      deleted: number
    }
    AlarmQuality: {
      /** @description First time of the range. */
      from: string
      /** @description Last time of the range. */
      to: string
      alarms: number
      /** @description On average. */
      per_ten_minutes: number
      /** @description The ten minutes with the most alarms, on the clock's full ten minutes. */
      peak: {
        alarms: number
        from: string | null
        to: string | null
      }
      /** @description More than ten alarms in ten minutes, until fewer than five; those with the most alarms first. */
      floods: {
        total: number
        percent_of_time: number
        items: components['schemas']['AlarmFlood'][]
      }
      /** @description From low to emergency. */
      priorities: {
        /** @enum {string} */
        priority: 'low' | 'middle' | 'high' | 'emergency'
        alarms: number
        percent: number
      }[]
      /** @description Triggered three times or more within a minute; the most frequent first. */
      chattering: components['schemas']['AlarmCount'][]
      /** @description Active for more than 24 hours at the end of the range; the longest first. */
      standing: components['schemas']['StandingAlarm'][]
      standing_total: number
      /** @description The most frequent first. */
      top: components['schemas']['AlarmCount'][]
      /** @description Share of these ten in all alarms. */
      top_percent: number
      /** @description The newest first. */
      shifts: {
        from: string
        to: string
        alarms: number
        per_ten_minutes: number
        floods: number
      }[]
    }
    AlarmFlood: {
      /** @description The first alarm. */
      from: string
      /** @description The last alarm. */
      to: string
      alarms: number
    }
    AlarmCount: {
      /** @description Key of the alarm in the project. */
      alarm: components['schemas']['Id']
      /** @description Of the project. */
      text: string
      /** @description The tag or address that is watched. */
      address: string
      category: number
      /** @enum {string} */
      priority: 'low' | 'middle' | 'high' | 'emergency'
      alarms: number
      percent: number
    }
    StandingAlarm: {
      /** @description Key of the alarm in the project. */
      alarm: components['schemas']['Id']
      /** @description Of the project. */
      text: string
      /** @description The tag or address that is watched. */
      address: string
      category: number
      /** @enum {string} */
      priority: 'low' | 'middle' | 'high' | 'emergency'
      number: number
      /** @description By the clock of the panel. */
      triggered_at: string
      duration_seconds: number
    }
    EventExport: {
      /**
       * @description First time, included. Without it the range begins with the log.
       * @example 2026.11.21-09:41:07
       */
      from?: string
      /**
       * @description Last time, included. Without it the range is open.
       * @example 2026.11.21-09:41:07
       */
      to?: string
      /** @description Only these states. */
      state?: ('triggered' | 'acknowledged' | 'returned_unacknowledged' | 'returned')[]
      /** @description Only these categories. */
      category?: number[]
      /** @description Only these priorities. */
      priority?: ('low' | 'middle' | 'high' | 'emergency')[]
      /** @description Only events whose text, address or comment contains this, in any case. */
      text?: string
      /**
       * @description Of the texts; English for a text that the project has in no other.
       * @enum {string}
       */
      language?: 'en' | 'ja' | 'ko'
      separator: components['schemas']['ExportSeparator']
      decimal: components['schemas']['ExportDecimal']
      time_format: components['schemas']['ExportTimeFormat']
    }
    Marks: {
      items: components['schemas']['Mark'][]
      /** @description Entries that the marks are for. */
      total: number
      /** @description Number of the newest entry of the event log, in the range or not; 0 without the permission. */
      newest_event: number
      /** @description The same of the operation log. */
      newest_operation: number
      /** @description Those that the caller is permitted to see. */
      kinds: components['schemas']['MarkKind'][]
    }
    /**
     * @description `event`: an alarm or event that is no restart or update; `operation`: an operation that is no login or logout, which are `sign_in`.
     * @enum {string}
     */
    MarkKind: 'event' | 'operation' | 'restart' | 'update' | 'sign_in'
    Mark: {
      kind: components['schemas']['MarkKind']
      /** @description Entries of the kind from `first` to `last`; the fields after `last` are those of a single one. */
      count: number
      /** @example 2026/11/21 09:38:02 */
      first: string
      /** @example 2026/11/21 09:41:07 */
      last: string
      /** @description In the log. */
      number: number | null
      /** @description Of an operation or a login. */
      action: components['schemas']['OperationAction'] | null
      /** @description The text of an event, the object of an operation. */
      text: string
      /** @description Who operated the panel or logged in. */
      username: string
      /**
       * @description Of an operation or a login.
       * @enum {string|null}
       */
      result: 'done' | 'refused' | 'failed' | null
    }
    Download: {
      /** @description Path on this panel. */
      url: string
      expires_seconds: number
    }
    StartedExport: {
      id: components['schemas']['Id']
      /** @description Path on this panel that streams the file, once. */
      url: string
      expires_seconds: number
    }
    Export: {
      id: components['schemas']['Id']
      /** @description Name of the file. */
      name: string
      /**
       * @description `waiting` until the file is fetched. Only with `done` has all of it left the panel.
       * @enum {string}
       */
      state: 'waiting' | 'running' | 'done' | 'cancelled' | 'failed'
      /** @description Why it failed; null unless it did. */
      code: components['schemas']['ExportFailure'] | null
      /** @description Rows written so far, without the titles; 0 for a file that the panel already has. */
      rows: number
      /** @description Rows of the whole file; 0 for a file that the panel already has. */
      total: number
      /** @description Bytes sent so far. */
      bytes: number
      /** @description Bytes of the whole file; null for one that the panel makes while it is fetched. */
      total_bytes: number | null
      /** @description SHA-256 of the whole file in hexadecimal digits; null until it is done. */
      sha256: string | null
    }
    /**
     * @description Between cells.
     * @enum {string}
     */
    ExportSeparator: ',' | ';' | '\t'
    /**
     * @description Decimal sign; not the separator.
     * @enum {string}
     */
    ExportDecimal: '.' | ','
    /**
     * @description `YYYY-MM-DDTHH:mm:ss+09:00` (ISO 8601 with the offset from UTC), `YYYY-MM-DDTHH:mm:ssZ` (UTC), or `YYYY/MM/DD HH:mm:ss` of the panel's clock, which spreadsheets read as a time.
     * @enum {string}
     */
    ExportTimeFormat: 'iso' | 'utc' | 'device'
    /**
     * @description Nobody fetched the file in time, or the connection broke off within it.
     * @enum {string}
     */
    ExportFailure: 'not_fetched' | 'connection_lost'
    License: {
      license: boolean
    }
    JobLine: {
      /** @description Wall clock of the panel. */
      time: string
      /** @description In the panel's own words. */
      text: string
    }
    Job: {
      id: components['schemas']['Id']
      /** @description Such as `project-update`. */
      kind: string
      /** @description What it works on, such as the name of a project. */
      subject: string
      /** @enum {string} */
      state: 'running' | 'done' | 'failed' | 'cancelled'
      /** @description Index of the step under way, or at which the job ended; the number of steps once all are done. */
      step: number
      /** @description Names of the steps, in their order. */
      steps: string[]
      percent: number
      /** @description Whether the step under way may be cancelled. */
      cancellable: boolean
      started_at: string
      started_by: string
      ended_at?: string
      elapsed_seconds: number
      /** @description Index of the first line of `log` in the whole log. */
      log_from: number
      log: components['schemas']['JobLine'][]
      /** @description Of a job that failed. */
      error_code?: string
      /** @description Of a job that failed, in the panel's own words. */
      message?: string
      /** @description What a job that is done has made; which fields, its kind says. */
      result?: {
        [key: string]: unknown
      }
    }
    Jobs: {
      items: components['schemas']['Job'][]
      total: number
    }
    /** @description A part is null when its source did not answer. */
    SystemIdentity: {
      /** @description Date and time of this reading. */
      time: string
      /** @description Time zone of the panel. */
      zone: string | null
      /** @description Model of the panel. */
      model: string | null
      /** @description Name that the users gave it. */
      hmi_name: string | null
      /** @description Name of the project; empty without one. */
      project: string | null
      /** @description Serial number. */
      serial: string | null
      /** @description Hardware key, which the activation of remote access requires. */
      hardware_key: string | null
      /** @description Name of the panel on the network. */
      hostname: string | null
      /** @description Version of the firmware. */
      os_version: string | null
      /** @description Version of the web service. */
      web_version: string | null
      /** @description Version of EasyAccess 2.0. */
      easyaccess_version: string | null
      /** @description Version of the bootloader. */
      bootloader: string | null
      /** @description Build date of the image, `YYYY/MM/DD`. */
      image_built: string | null
      /** @description Since the last start. */
      up_time_seconds: number | null
      ports: components['schemas']['NetworkPort'][] | null
      licences: components['schemas']['PanelLicence'][] | null
      /** @description How long the LED still blinks. */
      identify_seconds_left: number
      /** @description A saved setting takes effect only after a restart of the panel: the `mtu` of a port. A service that waits for its own restart says so in its state. */
      restart_needed: boolean
    }
    NetworkPort: {
      /** @description Name of the port, such as `eth0`. */
      id: components['schemas']['Id']
      /**
       * @description What it connects to.
       * @enum {string}
       */
      kind: 'ethernet' | 'wifi'
      /** @description Hardware address, in hexadecimal pairs. */
      mac: string
    }
    PanelLicence: {
      /** @description What it opens. */
      feature: string
      /**
       * @description Whether it can be used.
       * @enum {string}
       */
      state: 'active' | 'trial' | 'expired' | 'missing'
      /** @description Day of the activation, or of the end of a trial, `YYYY/MM/DD`. */
      date: string | null
    }
    OpenSourceNotices: {
      items: components['schemas']['OpenSourceNotice'][]
      total: number
    }
    OpenSourceNotice: {
      /** @description Name of the software. */
      name: string
      /** @description Its version. */
      version: string
      /** @description SPDX name of its licence. */
      licence: string
      /** @description Whose it is. */
      copyright: string
    }
    RestartOrder: {
      /** @description Why; it is in the operation log. */
      reason: string
    }
    RestartAnswer: {
      /** @description How long the panel will probably be away. */
      seconds: number
    }
    IdentifyOrder: {
      /** @description How long the LED blinks. */
      seconds: number
    }
    Recipes: {
      items: components['schemas']['Recipe'][]
      total: number
    }
    Recipe: {
      /** @description For the other calls. */
      id: components['schemas']['Id']
      /** @description Name in the project. */
      name: string
      /** @description Differs as soon as the project changes an item. */
      definition: string
      /** @description The runtime is using the recipe: it can only be read. */
      in_use: boolean
      max_records: number
      /** @description How many there are. */
      records: number
      /** @description Counts every change of a record. */
      changes: number
      items: components['schemas']['RecipeItem'][]
      /** @description The PLC that records can be loaded to; null where the project does not allow it. */
      plc_load: components['schemas']['RecipePlc'] | null
    }
    RecipeItem: {
      name: string
      /** @enum {string} */
      type: 'bit' | 'int16' | 'uint16' | 'int32' | 'uint32' | 'int64' | 'uint64' | 'float' | 'double' | 'string'
      /** @description Least value; null for that of the type. */
      min: string | null
      /** @description Greatest value; null for that of the type. */
      max: string | null
      /** @description Most bytes of a string, in UTF-8; null for other types. */
      length: number | null
      /** @description For display only. */
      unit: string
      /** @description Of float and double, for display only. */
      decimals: number
      /** @description Value of a new record. */
      initial: string
    }
    RecipeRecords: {
      items: components['schemas']['RecipeRecord'][]
      total: number
      /** @description As in `GET /project/recipes`. */
      changes: number
    }
    RecipeRecord: {
      number: number
      name: string
      /** @description In the order of the items, as text: no digit of a 64-bit number is lost. */
      values: string[]
      /** @example 2026/11/21 09:41:07 */
      changed_at: string
      /** @description Account; empty where the program of the panel wrote it. */
      changed_by: string
    }
    NewRecipeRecord: {
      /** @description The definition that the values were written for. */
      definition: string
      /** @description Unique in the recipe, whatever its case. */
      name: string
      /** @description In the order of the items, as text: no digit of a 64-bit number is lost. */
      values: string[]
    }
    RecipeExport: {
      /** @enum {string} */
      separator: ',' | ';' | '\t'
      /** @enum {string} */
      decimal: '.' | ','
    }
    RecipeImport: {
      /** @description The definition that the values were written for. */
      definition: string
      /** @description State of the records that the rows were compared with. */
      changes: number
      /**
       * @description What becomes of records that are there already.
       * @enum {string}
       */
      existing: 'update' | 'skip'
      rows: components['schemas']['RecipeRow'][]
    }
    RecipeRow: {
      number: number | null
      /** @description Unique in the recipe, whatever its case. */
      name: string
      /** @description In the order of the items, as text: no digit of a 64-bit number is lost. */
      values: string[]
    }
    RecipeImported: {
      added: number
      updated: number
      skipped: number
      unchanged: number
    }
    NewRecipeLoad: {
      /** @description As `GET /project/recipes/{id}/records` returned it. */
      changes: number
    }
    RecipeLoad: {
      number: number
      /** @description Of the record, as it was loaded. */
      name: string
      /** @example 2026/11/21 09:41:07 */
      loaded_at: string
      /** @description Account. */
      loaded_by: string
    }
    RecipePlc: {
      name: string
      /** @enum {string} */
      state: 'connected' | 'disconnected'
      last_load: components['schemas']['RecipeLoad'] | null
    }
    StoredAccountSettings: {
      /** @description The name to show; empty for the account name. */
      name: string
      /** @description Permission names: the menu items that this account sees. Empty for an account that sees none; a save requires one. */
      roles: string[]
      /** @description Nothing else is allowed before the password is changed. */
      password_must_change: boolean
      /** @description The last day on which it may sign in, by the clock of the panel; null for no end. */
      valid_until: string | null
      /** @description After so many days the password must change; 0 for never. */
      password_age_days: number
    }
    AccountSettings: {
      /** @description The name to show; empty for the account name. */
      name: string
      /** @description Permission names: the menu items that this account sees. */
      roles: string[]
      /** @description Nothing else is allowed before the password is changed. */
      password_must_change: boolean
      /** @description The last day on which it may sign in, by the clock of the panel; null for no end. */
      valid_until: string | null
      /** @description After so many days the password must change; 0 for never. */
      password_age_days: number
    }
    AccountCreation: {
      /** @description The name to sign in with; unique, whatever its case. */
      username: string
      /** @description The name to show; empty for the account name. */
      name: string
      /** @description Permission names: the menu items that this account sees. */
      roles: string[]
      /** @description Nothing else is allowed before the password is changed. */
      password_must_change: boolean
      /** @description The last day on which it may sign in, by the clock of the panel; null for no end. */
      valid_until: string | null
      /** @description After so many days the password must change; 0 for never. */
      password_age_days: number
      /**
       * Format: password
       * @description Left out, the panel makes a temporary one. With a letter and a digit, and without the account name.
       */
      password?: string
    }
    AccountRow: {
      /** @description The name to sign in with; unique, whatever its case. */
      username: string
      /** @description The name to show; empty for the account name. */
      name: string
      /** @description Permission names: the menu items that this account sees. */
      roles: string[]
      /** @description Nothing else is allowed before the password is changed. */
      password_must_change: boolean
      /** @description The last day on which it may sign in, by the clock of the panel; null for no end. */
      valid_until: string | null
      /** @description After so many days the password must change; 0 for never. */
      password_age_days: number
    }
    Account: {
      id: components['schemas']['Id']
      username: string
      /** @description The name to show; empty for the account name. */
      name: string
      /** @description Nothing else is allowed before the password is changed. */
      password_must_change: boolean
      /** @description The last day on which it may sign in, by the clock of the panel; null for no end. */
      valid_until: string | null
      /** @description After so many days the password must change; 0 for never. */
      password_age_days: number
      /** @description Permission names. */
      roles: string[]
      /** @enum {string} */
      state: 'active' | 'disabled' | 'locked' | 'expired'
      /** @description When a lock ends by itself; null where there is none, or an administrator has to end it. */
      locked_until: string | null
      last_sign_in: components['schemas']['SignIn'] | null
      /** @description How often it is signed in now. */
      sessions: number
    }
    SignIn: {
      time: string
      address: string | null
    }
    Accounts: {
      items: components['schemas']['Account'][]
      total: number
      max_accounts: number
    }
    TemporaryPassword: {
      /** @description Told this once. */
      temporary_password: string | null
    }
    CreatedAccount: {
      id: components['schemas']['Id']
      /** @description Told this once. */
      temporary_password: string | null
    }
    PasswordReset: {
      /**
       * Format: password
       * @description Left out, the panel makes a temporary one. With a letter and a digit, and without the account name.
       */
      password?: string
    }
    AccountEnabled: {
      enabled: boolean
    }
    EndedSessions: {
      ended: number
    }
    AccountImport: {
      /**
       * @description What becomes of a row whose account is there already.
       * @enum {string}
       */
      duplicates: 'skip' | 'update'
      rows: components['schemas']['AccountRow'][]
    }
    AccountImportResult: {
      rows: components['schemas']['AccountImportOutcome'][]
    }
    AccountImportOutcome: {
      /** @enum {string} */
      outcome: 'added' | 'updated' | 'skipped' | 'refused'
      /** @description Why it was refused: an `AccountImportErrorCode`, or one that a newer panel has. */
      error_code?: string
      /** @description Told this once. */
      temporary_password?: string
    }
    /** @enum {string} */
    AccountImportErrorCode:
      | 'own_account'
      | 'last_administrator'
      | 'limit_reached'
      | 'already_exists'
      | 'invalid_date'
      | 'in_the_past'
      | 'weak_password'
    /** @enum {string} */
    SystemLevel: 'system-setting' | 'upload-project' | 'history' | 'user'
    SystemPasswords: {
      levels: components['schemas']['SystemPassword'][]
    }
    SystemPassword: {
      level: components['schemas']['SystemLevel']
      changed_at: string | null
      /** @description The password is the one the panel was shipped with. */
      factory: boolean
      /** @description How long the panel refuses further tries after wrong ones. */
      wait_seconds: number
      /** @description What is signed in with this password now. */
      connections: components['schemas']['LevelConnection'][]
    }
    LevelConnection: {
      /** @enum {string} */
      service: 'ftp' | 'backup' | 'vnc' | 'upload'
      address: string
    }
    SystemPasswordChange: {
      /**
       * Format: password
       * @description The password in use.
       */
      current: string
      /**
       * Format: password
       * @description The new one, of characters that the keyboard of the panel has.
       */
      password: string
    }
    EndedConnections: {
      ended: number
    }
    PendingChange: {
      /** @description One-time code; whoever has it may read the change and keep it. */
      code: string
      /** @enum {string} */
      state: 'pending' | 'kept' | 'reverted'
      /** @description Whether the panel works with the new settings. They come into force no sooner than a second after the save was answered. */
      in_force: boolean
      /** @description Until it is reverted; 0 once it is decided. */
      seconds_left: number
      /**
       * @description The same as a time of the panel.
       * @example 2026/11/21 09:42:37
       */
      deadline: string
      /** @description Where the panel is met with the new settings: hosts without scheme and port. Empty while a lease is not known. */
      addresses: string[]
    }
    EnhancedSecurity: {
      /** @description Whether the project uses this mode; if not, nothing can be changed here. */
      in_use: boolean
      /** @description Name of the project. */
      project: string
      /** @description How many accounts the project takes beside the administrator. */
      max_accounts: number
      /**
       * @description Whether remote viewers can sign in: that needs a control address of the right kind in the project.
       * @enum {string}
       */
      remote_login: 'possible' | 'control_address_missing'
      classes: components['schemas']['SecurityClass'][]
      accounts: components['schemas']['RuntimeAccounts']
    }
    RuntimeAccounts: {
      items: components['schemas']['RuntimeAccount'][]
      total: number
    }
    SecurityClass: {
      /**
       * @description A to L.
       * @enum {string}
       */
      id: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L'
      /** @description What the project uses it for. */
      name: string | null
    }
    RuntimeAccount: {
      /** @description Key of the account. */
      id: components['schemas']['Id']
      /** @description Name with which the operator signs in at the panel; unique whatever its case. */
      username: string
      /** @description What the account may operate; without a class only what is free for all. */
      classes: ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L')[]
      /** @description OPC UA clients may browse with this account. */
      browse: boolean
      /** @description OPC UA clients may read with this account. */
      read: boolean
      /** @description OPC UA clients may write with this account; requires `browse` and `read`. */
      write: boolean
      /** @description The account is not in the pick list of the panel. */
      hidden: boolean
      /** @description How long the account is valid from the save that set it. 0: until the panel is switched off or restarted. Null: permanently. */
      valid_minutes: number | null
      /** @description When the panel removes the account, as its clock is now; null without a time. */
      expires_at: string | null
      /** @description The one that has all classes and stays. */
      administrator: boolean
      /** @description Whether it has a password. */
      password_set: boolean
      /** @description Whether it is signed in at the panel now. */
      logged_in: boolean
    }
    RuntimeAccountSettings: {
      /** @description Name with which the operator signs in at the panel; unique whatever its case. Letters and digits of ASCII, kana, Hangul and Han; a name with other characters beyond ASCII is refused with `invalid_name`. */
      username: string
      /** @description What the account may operate; without a class only what is free for all. */
      classes: ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L')[]
      /** @description OPC UA clients may browse with this account. */
      browse: boolean
      /** @description OPC UA clients may read with this account. */
      read: boolean
      /** @description OPC UA clients may write with this account; requires `browse` and `read`. */
      write: boolean
      /** @description The account is not in the pick list of the panel. */
      hidden: boolean
      /** @description How long the account is valid, in minutes from the save that sets this value: then the panel removes it, logs its operator out and ends its OPC UA sessions. 0: until the panel is switched off or restarted. Null: permanently. A save that leaves the value as it is does not start the time again. The administrator is always permanent. */
      valid_minutes: number | null
    }
    NewRuntimeAccount: {
      /** @description Name with which the operator signs in at the panel; unique whatever its case. Letters and digits of ASCII, kana, Hangul and Han; a name with other characters beyond ASCII is refused with `invalid_name`. */
      username: string
      /** @description What the account may operate; without a class only what is free for all. */
      classes: ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L')[]
      /** @description OPC UA clients may browse with this account. */
      browse: boolean
      /** @description OPC UA clients may read with this account. */
      read: boolean
      /** @description OPC UA clients may write with this account; requires `browse` and `read`. */
      write: boolean
      /** @description The account is not in the pick list of the panel. */
      hidden: boolean
      /** @description How long the account is valid, in minutes from the save that sets this value: then the panel removes it, logs its operator out and ends its OPC UA sessions. 0: until the panel is switched off or restarted. Null: permanently. A save that leaves the value as it is does not start the time again. The administrator is always permanent. */
      valid_minutes: number | null
      /** @description Letters and digits; never sent back. */
      password: string
    }
    NewRuntimePassword: {
      /** @description Letters and digits; never sent back. */
      password: string
    }
    SecurityEffect: {
      /**
       * @description When the change counts.
       * @enum {string}
       */
      takes_effect: 'now' | 'next_sign_in'
    }
    AddedRuntimeAccount: {
      /** @description Key of the account. */
      id: components['schemas']['Id']
      /**
       * @description When the change counts.
       * @enum {string}
       */
      takes_effect: 'now' | 'next_sign_in'
    }
    RuntimeAccountImport: {
      accounts: components['schemas']['ImportedRuntimeAccount'][]
      /** @description `YYYY.MM.DD-HH:mm:ss`; before it the file does not count. */
      effective_from?: string
      /** @description `YYYY.MM.DD-HH:mm:ss`; after it the file does not count. */
      effective_until?: string
    }
    ImportedRuntimeAccount: {
      /** @description Name with which the operator signs in at the panel; unique whatever its case. */
      username: string
      /** @description What the account may operate; without a class only what is free for all. */
      classes: ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L')[]
      /** @description OPC UA clients may browse with this account. */
      browse: boolean
      /** @description OPC UA clients may read with this account. */
      read: boolean
      /** @description OPC UA clients may write with this account; requires `browse` and `read`. */
      write: boolean
      /** @description The account is not in the pick list of the panel. */
      hidden: boolean
      /** @description How long the account is valid, in minutes from the import that sets this value: then the panel removes it, logs its operator out and ends its OPC UA sessions. 0: until the panel is switched off or restarted. Null: permanently. Left out to keep the value that is set; a new account is permanent then. */
      valid_minutes?: number | null
      /** @description Left out to keep the one that is set. */
      password?: string
    }
    AccountFile: {
      /** @description The bytes of the file in Base64 (RFC 4648). */
      content: string
    }
    ImportResult: {
      /** @description New accounts. */
      added: number
      /** @description Known accounts. */
      updated: number
    }
    WifiSettings: {
      /**
       * @description What the radio does: nothing, join a network, or, the first radio only, be the hotspot. `client` may still open the hotspot while Wi-Fi is lost: `use` of `GET /network/hotspot`.
       * @enum {string}
       */
      mode: 'off' | 'client' | 'hotspot'
      /**
       * @description Where the address of the panel comes from.
       * @enum {string}
       */
      method: 'dhcp' | 'static'
      /** @description Empty with DHCP. */
      address: string
      mask: string
      /** @description May be empty. */
      gateway: string
      /** @description May be empty. */
      dns1: string
      /** @description May be empty. */
      dns2: string
      /** @description Without one, switching over to the hotspot sets it. False for a radio that cannot be the hotspot. */
      hotspot_password_set: boolean
    }
    NewWifiSettings: {
      /**
       * @description What the radio does: nothing, join a network, or, the first radio only, be the hotspot. `client` may still open the hotspot while Wi-Fi is lost: `use` of `GET /network/hotspot`.
       * @enum {string}
       */
      mode: 'off' | 'client' | 'hotspot'
      /**
       * @description Where the address of the panel comes from.
       * @enum {string}
       */
      method: 'dhcp' | 'static'
      /** @description Empty with DHCP. */
      address: string
      mask: string
      /** @description May be empty. */
      gateway: string
      /** @description May be empty. */
      dns1: string
      /** @description May be empty. */
      dns2: string
      /** @description With `hotspot` only. Left out, the kept one stays. 8 to 63 printable characters. */
      hotspot_password?: string
    }
    WifiConnection: {
      /** @enum {string} */
      state: 'UNKNOWN' | 'CONNECTED' | 'CONNECTING' | 'DISCONNECTED' | 'DISABLED' | 'PASSWDERR' | 'FILEOPENERR'
      /** @description The network it is in or wants to join. */
      ssid: string | null
      signal_dbm: number | null
      channel: number | null
      /** @description GHz. */
      band: ('2.4' | '5') | null
      /** @description Null without one. */
      address: string | null
      mask: string | null
      gateway: string | null
      dns: string[]
      /** @description Why the newest try to join failed; null once one has succeeded that was not a return. */
      failure: components['schemas']['WifiFailure'] | null
      /** @description The network that the panel returns to when a new one fails. */
      last_good: string | null
      /** @description Whether the radio serves the hotspot because Wi-Fi was lost. Joining a network closes the hotspot. */
      hotspot_open: boolean
      /** @description Whether this call came over the radio: its caller loses the panel when that joins another network or is switched over. */
      serves_caller: boolean
    }
    WifiFailure: {
      ssid: string
      reason: components['schemas']['WifiFailureReason']
      /** @description The file that cannot be read. */
      file: string | null
      /** @description Time of the panel. */
      time: string
    }
    /**
     * @description `password`: also a wrong identity. `file`: a certificate or key that cannot be read. `clock_wrong`: the certificate of the server is not valid yet by the clock of the panel. `name_mismatch`: the server names itself differently. `security`: the network wants another kind of sign-in. `captive_portal`: the network gives an address, then wants a login on a web page. `country`: the country of the hotspot's settings, which holds for the whole radio, does not allow the channel of the network.
     * @enum {string}
     */
    WifiFailureReason:
      | 'password'
      | 'file'
      | 'out_of_range'
      | 'country'
      | 'security'
      | 'no_address'
      | 'captive_portal'
      | 'clock_wrong'
      | 'name_mismatch'
    WifiScan: {
      items: components['schemas']['AccessPoint'][]
      total: number
      /** @description Time of the panel. */
      scanned_at: string
    }
    AccessPoint: {
      bssid: string
      /** @description Empty where it is hidden. */
      ssid: string
      signal_dbm: number
      channel: number
      /**
       * @description GHz.
       * @enum {string}
       */
      band: '2.4' | '5'
      /** @enum {string} */
      security: 'open' | 'wep' | 'wpa2' | 'wpa3' | 'wpa2-wpa3' | 'wpa2-enterprise' | 'wpa3-enterprise'
    }
    SavedNetworks: {
      items: components['schemas']['SavedNetwork'][]
      total: number
    }
    SavedNetwork: {
      id: components['schemas']['Id']
      ssid: string
      /** @description Its access points do not broadcast the name: the panel sends it in its probe requests. */
      hidden: boolean
      /** @enum {string} */
      security: 'open' | 'personal' | 'enterprise'
      /** @description Of 802.1X. */
      method: ('PEAP' | 'TLS' | 'TTLS' | 'FAST') | null
      autoconnect: boolean
      /** @description Why the newest try failed. */
      failure: components['schemas']['WifiFailureReason'] | null
    }
    NewWifiNetwork: {
      /** @description 1 to 32 bytes. */
      ssid: string
      hidden: boolean
      /** @enum {string} */
      security: 'open' | 'personal' | 'enterprise'
      /** @description For `personal`: 8 to 63 printable characters, or 64 hexadecimal digits. */
      password?: string
      eap?: components['schemas']['WifiEap']
    }
    WifiEap: {
      /** @enum {string} */
      method: 'PEAP' | 'TLS' | 'TTLS' | 'FAST'
      /**
       * @description PEAP: MSCHAPv2, GTC, MD5. TTLS: all four. FAST: MSCHAPv2, GTC. TLS: none.
       * @enum {string}
       */
      inner?: 'MSCHAPv2' | 'GTC' | 'MD5' | 'PAP'
      identity: string
      /** @description Not with TLS. */
      anonymous_identity?: string
      /** @description All but TLS. */
      password?: string
      /** @description Off, any server can read the password. */
      validate_server: boolean
      /** @description The name that the certificate of the server must carry; any without it. */
      server_name?: string
      ca_certificate?: components['schemas']['WifiFile']
      client_certificate?: components['schemas']['WifiFile']
      client_key?: components['schemas']['WifiFile']
      key_password?: string
    }
    WifiFile: {
      name: string
      /** @description Base64 of at most 64 KB. */
      content: string
    }
    WifiNetworkChange: {
      autoconnect?: boolean
      /** @description Its new place in the order, from 0. */
      position?: number
    }
    WifiJoin: {
      /** @description A saved network. */
      network: components['schemas']['Id']
    }
    /**
     * @description When the hotspot is open. `always`: the radio is an access point only. `wifi_lost`: the radio is a Wi-Fi client; the hotspot opens when it has not been connected for 60 seconds, and closes when no device has been joined for `auto_off_minutes`, to join a network again.
     * @enum {string}
     */
    HotspotUse: 'always' | 'wifi_lost' | 'never'
    HotspotSettings: {
      use: components['schemas']['HotspotUse']
      /** @description 1 to 32 bytes. */
      ssid: string
      /** @enum {string} */
      security: 'wpa2' | 'wpa3' | 'wpa2-wpa3'
      /**
       * @description GHz.
       * @enum {string}
       */
      band: '2.4' | '5'
      /** @description 0: the panel chooses. */
      channel: number
      /** @description ISO 3166. */
      country: string
      /** @description Of the panel, in a network of 255.255.255.0. */
      address: string
      dhcp_first: string
      dhcp_last: string
      lease_minutes: number
      /** @description It does not send its name. */
      hidden: boolean
      /** @description Its devices reach the panel, but not each other. */
      isolate: boolean
      max_clients: number
      /** @description Minutes without a device after which it switches itself off; 0: never. With `wifi_lost` the radio then joins its networks again; 0: after 5 minutes. */
      auto_off_minutes: number
      password_set: boolean
    }
    NewHotspotSettings: {
      use: components['schemas']['HotspotUse']
      /** @description 1 to 32 bytes. */
      ssid: string
      /** @enum {string} */
      security: 'wpa2' | 'wpa3' | 'wpa2-wpa3'
      /**
       * @description GHz.
       * @enum {string}
       */
      band: '2.4' | '5'
      /** @description 0: the panel chooses. */
      channel: number
      /** @description ISO 3166. */
      country: string
      /** @description Of the panel, in a network of 255.255.255.0. */
      address: string
      dhcp_first: string
      dhcp_last: string
      lease_minutes: number
      /** @description It does not send its name. */
      hidden: boolean
      /** @description Its devices reach the panel, but not each other. */
      isolate: boolean
      max_clients: number
      /** @description Minutes without a device after which it switches itself off; 0: never. With `wifi_lost` the radio then joins its networks again; 0: after 5 minutes. */
      auto_off_minutes: number
      /** @description Left out, the kept one stays. 8 to 63 printable characters. */
      password?: string
    }
    HotspotStatus: {
      use: components['schemas']['HotspotUse']
      /**
       * @description `waiting`: it opens when Wi-Fi is lost.
       * @enum {string}
       */
      state: 'off' | 'waiting' | 'starting' | 'on' | 'failed'
      /** @description Why it is not on. */
      failure: 'radio_fault' | null
      /** @description While it waits: until it opens, because Wi-Fi is not connected; null while it is. */
      opens_in_seconds: number | null
      /** @description Until it switches itself off or, with `wifi_lost`, until the radio joins its networks again; null while a device is joined, or where it never does. */
      auto_off_seconds: number | null
      /**
       * @description What the radio of the hotspot, the first one, does now: `hotspot` also while Wi-Fi is lost.
       * @enum {string}
       */
      mode: 'off' | 'client' | 'hotspot'
      /** @description In use. */
      channel: number | null
      clients: components['schemas']['HotspotClient'][]
      /** @description Whether this call came over the radio: its caller loses the panel when that changes. */
      serves_caller: boolean
    }
    HotspotClient: {
      mac: string
      /** @description As the device calls itself; may be empty. */
      name: string
      address: string | null
      /** @description Time of the panel. */
      since: string
      signal_dbm: number
    }
    HotspotRegions: {
      items: components['schemas']['HotspotRegion'][]
      total: number
    }
    HotspotRegion: {
      country: string
      channels_24: number[]
      channels_5: number[]
    }
    Ethernet: {
      ports: components['schemas']['EthernetPort'][]
      caller: components['schemas']['EthernetCaller']
    }
    EthernetCaller: {
      /** @description The port through which this call came; null where it came another way. */
      port: string | null
      /** @description Address from which it came. */
      address: string | null
    }
    EthernetPort: {
      /** @example eth0 */
      id: components['schemas']['Id']
      /** @enum {string} */
      link: 'up' | 'down'
      /** @description Null without a link. */
      speed_mbit: number | null
      duplex: ('full' | 'half') | null
      mac: string
      rx_errors: number
      tx_errors: number
      /**
       * @description `fallback`: no lease came, the address is link-local.
       * @enum {string}
       */
      state: 'link_down' | 'acquiring' | 'up' | 'conflict' | 'fallback'
      address: string | null
      mask: string | null
      gateway: string | null
      dns: string[]
      /** @description Null without a lease. */
      lease_seconds_left: number | null
      /** @description The device that has the same address. */
      conflict_mac: string | null
      /** @description The fieldbus that owns the port, such as `EtherCAT`. */
      locked_by: string | null
    }
    EthernetSettings: {
      /** @enum {string} */
      method: 'dhcp' | 'static'
      /** @description Empty with DHCP. */
      address: string
      /** @description As `255.255.255.0`. */
      mask: string
      /** @description Empty for none. */
      gateway: string
      /** @description Empty for none, or with DHCP for that of the lease. */
      dns1: string
      /** @description Empty for none. */
      dns2: string
      /** @description DHCP option 12. */
      hostname: string
      /** @description Used after a restart of the panel, which until then has `restart_needed`. */
      mtu: number
    }
    AddressToCheck: {
      /** @description The address. */
      address: string
    }
    AddressCheck: {
      /** @description Null where nobody has it. */
      mac: string | null
    }
    HostToTest: {
      host: string
    }
    PortToTest: {
      host: string
      port: number
    }
    PingResult: {
      address: string
      sent: number
      received: number
      /** @description Null where nothing came back. */
      average_ms: number | null
    }
    DnsResult: {
      server: string
      addresses: string[]
    }
    PortResult: {
      address: string
      /** @enum {string} */
      result: 'open' | 'closed' | 'no_answer'
    }
    TraceHop: {
      /** @description Null where the hop did not answer. */
      address: string | null
      milliseconds: number | null
    }
    TraceResult: {
      address: string
      /** @description Whether the host itself answered. */
      reached: boolean
      /** @description In the order of the way. */
      hops: components['schemas']['TraceHop'][]
    }
    SmtpUpdate: {
      /** @description Host name or IPv4 address; empty while no server is set. */
      host: string
      port: number
      /**
       * @description `starttls` begins in the open and fails where the server cannot encrypt; `tls` encrypts from the first byte.
       * @enum {string}
       */
      encryption: 'none' | 'starttls' | 'tls'
      /** @description For the login; empty while no server is set. */
      username: string
      /** @description Shown to those who get the mails. */
      sender_name: string
      /** @description From which the mails come; empty while no server is set. */
      sender_address: string
      /** @description Whether a server that cannot prove its name is refused. */
      verify_certificate: boolean
      /** @description How long each answer of the server is waited for. A server that lets it pass is not tried again at once. */
      timeout_seconds: number
      /** @description Further tries after a failure that may pass. */
      retries: number
      /** @description Without it the password that is set stays; needed when none is set, with another host, port or user name, with weaker encryption (`tls`, `starttls`, `none`), or when certificates are no longer verified. */
      password?: string
    }
    MailTestOrder: {
      settings: components['schemas']['SmtpUpdate']
      /** @description Send to this contact. */
      contact_id?: components['schemas']['Id']
      /** @description Send to all of this group. */
      group_id?: components['schemas']['Id']
    }
    MailTests: {
      items: components['schemas']['MailTest'][]
      total: number
    }
    MailTest: {
      /** @enum {string} */
      state: 'ok' | 'failed'
      /** @description Device time of the outcome. */
      time: string
      settings: components['schemas']['TestedSettings']
      /** @description Whether the test used the password that was set then, and none of its own. It never says whether the two are the same. */
      password_kept: boolean
      attempts: number
      /** @description How far the last attempt came; `tls` only with an encryption. */
      steps: components['schemas']['MailTestStep'][]
      /** @description To whom it was sent. */
      recipients: string[]
      /** @description Those of them whom the server refused. */
      refused_recipients: string[]
      /**
       * @description Why it failed. `tls_not_offered`: the server does not encrypt in this way at this port. `tls_protocol`: it accepts no TLS version or cipher of the panel. `tls_certificate`: its certificate is not trusted, of another name, or not valid by the clock of the panel. `refused`: whatever else the server said no to.
       * @enum {string}
       */
      reason?:
        | 'name_not_resolved'
        | 'connection_refused'
        | 'no_answer'
        | 'tls_not_offered'
        | 'tls_protocol'
        | 'tls_certificate'
        | 'login_refused'
        | 'sender_refused'
        | 'recipient_refused'
        | 'message_too_big'
        | 'refused'
      /** @description What the server, or the connection to it, said. */
      server_words: string
    }
    MailTestStep: {
      /** @enum {string} */
      name: 'resolve' | 'connect' | 'tls' | 'login' | 'send'
      state: components['schemas']['TestStepState']
      milliseconds: number | null
    }
    TestedSettings: {
      /** @description Host name or IPv4 address; empty while no server is set. */
      host: string
      port: number
      /**
       * @description `starttls` begins in the open and fails where the server cannot encrypt; `tls` encrypts from the first byte.
       * @enum {string}
       */
      encryption: 'none' | 'starttls' | 'tls'
      /** @description For the login; empty while no server is set. */
      username: string
      /** @description Shown to those who get the mails. */
      sender_name: string
      /** @description From which the mails come; empty while no server is set. */
      sender_address: string
      /** @description Whether a server that cannot prove its name is refused. */
      verify_certificate: boolean
      /** @description How long each answer of the server is waited for. */
      timeout_seconds: number
      /** @description Further tries after a failure that may pass. */
      retries: number
    }
    MailContacts: {
      items: components['schemas']['MailContact'][]
      total: number
    }
    MailContact: {
      id: components['schemas']['Id']
      name: string
      mail: string
      groups: components['schemas']['Id'][]
    }
    MailContactUpdate: {
      /** @description Of the person or the duty. */
      name: string
      /** @description Once only among all contacts, whatever its case. */
      mail: string
      groups: components['schemas']['Id'][]
    }
    MailContactImport: {
      contacts: components['schemas']['MailContactUpdate'][]
    }
    MailContactsImported: {
      added: number
      updated: number
    }
    MailGroups: {
      items: components['schemas']['MailGroup'][]
      total: number
    }
    MailGroup: {
      /** @description A letter from A to P. */
      id: components['schemas']['Id']
      name: string
      members: components['schemas']['Id'][]
    }
    MailGroupUpdate: {
      /** @description May be empty: the letter is enough. */
      name: string
      /** @description Contacts by their id. */
      members: components['schemas']['Id'][]
    }
    SmtpSettings: {
      /** @description Host name or IPv4 address; empty while no server is set. */
      host: string
      port: number
      /**
       * @description `starttls` begins in the open and fails where the server cannot encrypt; `tls` encrypts from the first byte.
       * @enum {string}
       */
      encryption: 'none' | 'starttls' | 'tls'
      /** @description For the login; empty while no server is set. */
      username: string
      /** @description Shown to those who get the mails. */
      sender_name: string
      /** @description From which the mails come; empty while no server is set. */
      sender_address: string
      /** @description Whether a server that cannot prove its name is refused. */
      verify_certificate: boolean
      /** @description How long each answer of the server is waited for. */
      timeout_seconds: number
      /** @description Further tries after a failure that may pass. */
      retries: number
      /** @description The password itself is never sent. */
      password_set: boolean
      /** @description Device time. */
      password_changed_at: string | null
    }
    MailQueue: {
      /** @description How many mails wait. */
      queue_length: number
      /** @description Device time since which the first of them waits; null when none does. */
      queue_oldest: string | null
    }
    Health: {
      /** @description Date and time of this reading. */
      time: string
      subsystems: components['schemas']['SubsystemHealth'][]
      /** @description The gravest first. */
      findings: components['schemas']['HealthFinding'][]
      /** @description The newest five, the newest first. */
      events: components['schemas']['HealthEvent'][]
    }
    SubsystemHealth: {
      /**
       * @description Which.
       * @enum {string}
       */
      id: 'project' | 'opcua' | 'codesys' | 'easyaccess' | 'network' | 'storage' | 'clock'
      /**
       * @description `off`: not in use, and no fault.
       * @enum {string}
       */
      state: 'good' | 'attention' | 'fault' | 'off' | 'unknown'
      /**
       * @description What it is doing.
       * @enum {string}
       */
      code:
        | 'running'
        | 'stopped'
        | 'updating'
        | 'no_project'
        | 'connected'
        | 'connecting'
        | 'occupied'
        | 'disconnected'
        | 'not_activated'
        | 'ports'
        | 'no_link'
        | 'wifi_failed'
        | 'used'
        | 'set_by_server'
        | 'set_by_hand'
        | 'wrong'
        | 'no_answer'
      /** @description Facts for the text, such as `port` or `percent`. */
      params: {
        [key: string]: string
      }
      /** @description When it last answered. */
      seen_at: string | null
      /** @description Since then; null when it never answered. */
      age_seconds: number | null
    }
    HealthFinding: {
      /** @description Key of the finding. */
      id: components['schemas']['Id']
      /**
       * @description What is wrong.
       * @enum {string}
       */
      code:
        | 'project_stopped'
        | 'no_project'
        | 'restart_needed'
        | 'factory_password'
        | 'factory_level_password'
        | 'account_locked'
        | 'certificate_expires'
        | 'certificate_expired'
        | 'certificate_uri_mismatch'
        | 'opcua_not_started'
        | 'licence_ends'
        | 'disk_almost_full'
        | 'data_loss'
        | 'port_without_link'
        | 'wifi_failed'
        | 'clock_wrong'
        | 'clock_set_by_hand'
      /**
       * @description Only a hint can be acknowledged.
       * @enum {string}
       */
      severity: 'fault' | 'attention' | 'hint'
      /** @description Facts for the text, such as `port` or `percent`; `radio` where `wifi_failed` is about a radio other than the first. */
      params: {
        [key: string]: string
      }
      /** @description Somebody knows of it and means it so. */
      acknowledged: boolean
    }
    HealthEvent: {
      /** @description Key of the event. */
      id: components['schemas']['Id']
      /** @description When, by the clock of the panel. */
      time: string
      /**
       * @description What happened.
       * @enum {string}
       */
      code:
        | 'alarm'
        | 'sign_in_refused'
        | 'panel_restarted'
        | 'project_updated'
        | 'codesys_started'
        | 'codesys_stopped'
        | 'codesys_fault'
        | 'codesys_demo_ended'
        | 'link_up'
        | 'link_down'
        | 'clock_set'
      /**
       * @description How grave.
       * @enum {string}
       */
      severity: 'info' | 'attention' | 'fault'
      /** @description Facts for the text, such as `port` or `percent`. */
      params: {
        [key: string]: string
      }
    }
    RecipeBackupSettings: {
      contents: ('recipes' | 'retentive' | 'extended')[]
      target: components['schemas']['FileTarget']
      /** @description Without control characters and characters that are invisible or change the reading direction. May hold `{hmi}`, `{project}` and times such as `{yyyyMMdd_HHmmss}`. */
      name_pattern: string
      /** @description Older copies on the same target are dropped after a backup. */
      keep_last: number
      /** @enum {string} */
      schedule: 'none' | 'daily' | 'change'
      /** @description By the panel's clock. */
      daily_at: string
      email_to: string
    }
    NewRecipeBackupSettings: {
      contents: ('recipes' | 'retentive' | 'extended')[]
      target: components['schemas']['NewFileTarget']
      /** @description Without control characters and characters that are invisible or change the reading direction. May hold `{hmi}`, `{project}` and times such as `{yyyyMMdd_HHmmss}`. */
      name_pattern: string
      /** @description Older copies on the same target are dropped after a backup. */
      keep_last: number
      /** @enum {string} */
      schedule: 'none' | 'daily' | 'change'
      /** @description By the panel's clock. */
      daily_at: string
      email_to: string
    }
    RecipeBackupMedium: {
      /** @enum {string} */
      target: 'usb' | 'sd'
      label: string
      free_bytes: number
      read_only: boolean
    }
    RecipeBackupPlc: {
      name: string
      /** @enum {string} */
      state: 'connected' | 'disconnected'
    }
    RecipeBackupProject: {
      name: string
      compiled_at: string
    }
    RecipeBackupSituation: {
      media: components['schemas']['RecipeBackupMedium'][]
      production_running: boolean
      plcs: components['schemas']['RecipeBackupPlc'][]
      project: components['schemas']['RecipeBackupProject']
      records: number
    }
    RecipeBackups: {
      items: components['schemas']['RecipeBackup'][]
      total: number
    }
    RecipeBackup: {
      id: components['schemas']['Id']
      name: string
      made_at: string
      /** @description Account; empty for the schedule. */
      made_by: string
      size_bytes: number
      /** @description SHA-256. */
      checksum: string
      target: components['schemas']['FileTargetKind']
      /** @description Of the server that the copy is on; else empty. */
      host: string
      contents: ('recipes' | 'retentive' | 'extended')[]
      project: components['schemas']['RecipeBackupProject']
      format: number
      records: number
      /** @description Whether the panel can try to read the copy: its medium is in the panel, or its server is that of the settings. */
      available: boolean
    }
    RecipeRestoreCount: {
      recipe: string
      added: number
      changed: number
      deleted: number
      unchanged: number
    }
    RecipeRestorePlan: {
      /** @enum {string|null} */
      obstacle: 'project_mismatch' | 'wrong_version' | null
      copy: components['schemas']['RecipeBackup']
      project: components['schemas']['RecipeBackupProject']
      production_running: boolean
      plcs: components['schemas']['RecipeBackupPlc'][]
      /** @description How many records the copy holds. */
      records: number
      recipes: components['schemas']['RecipeRestoreCount'][]
      memory: components['schemas']['MemoryRestoreCount'][]
    }
    RecipeRestore: {
      /** @description Names of the recipes to restore. */
      recipes: string[]
      /** @description Areas of memory to restore. */
      memory: ('retentive' | 'extended')[]
      /** @description How many records the copy holds of these recipes. */
      records: number
      reason: string
    }
    MemoryRestoreCount: {
      /** @enum {string} */
      area: 'retentive' | 'extended'
      /** @description How many words of 16 bits the copy holds. */
      words: number
      /** @description Those of them that differ from the panel's. */
      changed: number
    }
    /**
     * @description Why a copy could not be sent.
     * @enum {string}
     */
    RecipeMailErrorCode:
      | 'mail_not_set_up'
      | 'mail_name_not_resolved'
      | 'mail_connection_refused'
      | 'mail_no_answer'
      | 'mail_tls_not_offered'
      | 'mail_tls_protocol'
      | 'mail_tls_certificate'
      | 'mail_login_refused'
      | 'mail_sender_refused'
      | 'mail_recipient_refused'
      | 'mail_message_too_big'
      | 'mail_refused'
    /** @description Why a job of the kind `recipe-backup` or `recipe-restore` failed. */
    RecipeJobErrorCode: components['schemas']['FileTargetErrorCode'] | components['schemas']['RecipeMailErrorCode']
    ProjectDetails: {
      name: string
      model: string
      compiled_at: string
      tool_version: string
      size_bytes: number
      unpacked_bytes: number
      /** @description SHA-256 of what is packed. */
      checksum: string
    }
    RunningProject: {
      project: components['schemas']['ProjectDetails']
      /** @enum {string} */
      state: 'running' | 'stopped' | 'updating'
      since: string
      /** @description Since it was put on the panel. */
      restarts: number
      backup_allowed: boolean
    }
    PreviousProject: {
      project: components['schemas']['ProjectDetails']
      required_password: components['schemas']['ProjectPassword']
      /** @description Until then the panel keeps it. */
      until: string
    }
    /**
     * @description Which password it requires: that of the level Upload Project, or the one that the package was made with.
     * @enum {string}
     */
    ProjectPassword: 'none' | 'upload-project' | 'package'
    ProjectRollback: {
      password?: string
    }
    ProjectOverview: {
      running: components['schemas']['RunningProject'] | null
      previous: components['schemas']['PreviousProject'] | null
      model: string
      runtime_version: string
      free_bytes: number
      /** @description The largest package that is taken. */
      max_bytes: number
    }
    ProjectFile: {
      file_name: string
      size_bytes: number
    }
    ProjectUpload: {
      id: components['schemas']['Id']
    }
    FileOnMedium: {
      medium: components['schemas']['Id']
      path: string
    }
    ProjectCandidate: {
      id: components['schemas']['Id']
      file_name: string
      /** @enum {string} */
      from: 'upload' | 'usb' | 'sd'
      project: components['schemas']['ProjectDetails']
      needed_bytes: number
      free_bytes: number
      required_password: components['schemas']['ProjectPassword']
      /** @description Made by a newer tool than the runtime of the panel. */
      newer_tool: boolean
      /** @description The whole panel restarts during the update, and forgets all tokens. */
      restarts_panel: boolean
      same_as_running: boolean
    }
    ProjectUpdate: {
      candidate: components['schemas']['Id']
      password?: string
      keep_recipes: boolean
      keep_history: boolean
      keep_retentive: boolean
    }
    MediumFile: {
      path: string
      size_bytes: number
      modified_at: string
    }
    PanelMedium: {
      id: components['schemas']['Id']
      /** @enum {string} */
      kind: 'usb' | 'sd'
      label: string
      total_bytes: number
      free_bytes: number
      files: components['schemas']['MediumFiles']
    }
    MediumFiles: {
      items: components['schemas']['MediumFile'][]
      total: number
    }
    PanelMedia: {
      items: components['schemas']['PanelMedium'][]
      total: number
    }
    /**
     * @description Why a job of the kind `project-update`, `project-restart` or `project-rollback` failed.
     * @enum {string}
     */
    ProjectJobErrorCode:
      | 'medium_missing'
      | 'not_a_package'
      | 'package_damaged'
      | 'project_incompatible'
      | 'not_enough_space'
      | 'restart_failed'
    /**
     * @description Where an operation came from: the panel itself, WebView, VNC, OPC UA or this console.
     * @enum {string}
     */
    OperationPlace: 'panel' | 'webview' | 'vnc' | 'opcua' | 'console'
    /**
     * @description Refused: the panel did not allow it; failed: it was allowed and did not succeed.
     * @enum {string}
     */
    OperationResult: 'done' | 'refused' | 'failed'
    /**
     * @description `change`, `add` and `delete` concern settings and entries of a list, `write` the value of a tag, `press` a button of the project, `load` a recipe; `run` is any other action, `end_job` the end of what it started.
     * @enum {string}
     */
    OperationAction:
      | 'sign_in'
      | 'sign_out'
      | 'change'
      | 'add'
      | 'delete'
      | 'write'
      | 'press'
      | 'load'
      | 'acknowledge'
      | 'import'
      | 'export'
      | 'restore'
      | 'restart'
      | 'run'
      | 'end_job'
    OperationChange: {
      /** @description Its path, such as `port` or `[3].name` for the entry 3 of a list. */
      field: string
      /** @description Null when there was none, or when it is not known. */
      previous: string | number | boolean | null
      /** @description Null when there is none any more. */
      next: string | number | boolean | null
      /** @description A password or file content was replaced; both values are null. */
      secret?: boolean
    }
    OperationRecord: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      kind: 'record'
      /** @description Never used again. */
      number: number
      /**
       * @description By the panel's clock at that time; the numbers give the order.
       * @example 2026/11/21 09:41:07
       */
      time: string
      /**
       * @description Time zone of the panel at that time.
       * @example Asia/Tokyo
       */
      zone: string
      /** @description Empty when nobody was signed in, or when a refused sign-in named nobody. */
      username: string
      /** @description Classes of an operator account as letters; `administrator` or `user` for an account of the console; else empty. */
      role: string
      place: components['schemas']['OperationPlace']
      /** @description IP address of the caller; null at the panel itself. */
      address: string | null
      /** @description From the console the tag of the call in this contract, else the name of the screen in the project; empty over OPC UA. */
      screen: string
      action: components['schemas']['OperationAction']
      /** @description Name of what was changed. */
      object: string
      /** @description The call of this contract, or the function of the project. */
      function: string
      /** @description Path of the call, or address in the PLC. */
      target: string
      /** @description Of a refused or failed operation, what was requested. */
      changes: components['schemas']['OperationChange'][]
      /** @description All changes, also those that are not listed. */
      change_count: number
      result: components['schemas']['OperationResult']
      /** @description Why it was refused or failed; null when done. */
      code: string | null
      /** @description Further text, such as the reason of a restart. */
      information: string
    }
    OperationGap: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      kind: 'gap'
      /** @description The first number that is missing. */
      first: number
      /** @description The last number that is missing. */
      last: number
      /** @description Time of the record before the gap; null when there is none. */
      after: string | null
      /** @description Time of the record after the gap; null when there is none yet. */
      before: string | null
    }
    OperationEntry: components['schemas']['OperationRecord'] | components['schemas']['OperationGap']
    OperationPage: {
      /** @description Newest first. */
      items: components['schemas']['OperationEntry'][]
      /** @description Matching records and gaps. */
      total: number
      /** @description The newest number given, whether it matches or not; 0 when there is none. */
      newest: number
      /** @description How many numbers are missing in all gaps of the range. */
      missing: number
    }
    OperationLogStatus: {
      /**
       * @description `nearly_full`: full soon, and set to stop then. `stopped`: full, nothing is recorded.
       * @enum {string}
       */
      state: 'recording' | 'nearly_full' | 'stopped'
      /** @description Records in the log. */
      records: number
      /** @description Records that the log can hold. */
      capacity: number
      /** @description Number of the oldest record; null when the log is empty. */
      oldest: number | null
      /** @description Number of the newest record; null when the log is empty. */
      newest: number | null
      /** @description Operations since the log is full and stopped. */
      unrecorded: number
      when_full: components['schemas']['WhenLogFull']
    }
    OperationLogSettings: {
      when_full: components['schemas']['WhenLogFull']
    }
    OperationExport: {
      /**
       * @description First time, included.
       * @example 2026.11.21-09:41:07
       */
      from?: string
      /**
       * @description Last time, included.
       * @example 2026.11.21-09:41:07
       */
      to?: string
      username?: string
      place?: components['schemas']['OperationPlace'][]
      object?: string
      text?: string
      result?: components['schemas']['OperationResult'][]
      separator: components['schemas']['ExportSeparator']
      decimal: components['schemas']['ExportDecimal']
      time_format: components['schemas']['ExportTimeFormat']
    }
    /**
     * @description Stop recording, or overwrite the oldest records.
     * @enum {string}
     */
    WhenLogFull: 'stop' | 'overwrite'
    Codesys: {
      /**
       * @description Why the panel has no runtime. Whether it is licensed is in `licence`.
       * @enum {string}
       */
      availability: 'available' | 'not_on_this_model' | 'not_in_project'
      licence: components['schemas']['CodesysLicence']
      /** @description To which a licence is bound. */
      hardware_key: string
      runtime: components['schemas']['CodesysRuntime']
      /** @description A newer runtime that came with the firmware. */
      offered_version: string | null
      /** @description The boot application. */
      application: components['schemas']['CodesysApplication'] | null
      retain: components['schemas']['CodesysRetain']
      free_bytes: number
      /** @description Of a package. */
      max_bytes: number
    }
    CodesysLicence: {
      /**
       * @description `demo` while its two hours pass.
       * @enum {string}
       */
      state: 'none' | 'demo' | 'active'
      /** @description Without a licence and at 0 the runtime does not start until the panel restarts. */
      demo_seconds_left: number
      /** @description Day of the activation, `YYYY/MM/DD`. */
      since: string | null
    }
    CodesysRuntime: {
      /** @enum {string} */
      state: 'running' | 'stopped' | 'no_application' | 'fault'
      /** @description Wall clock of the panel. */
      since: string | null
      version: string
      /** @description Why it stopped, in the runtime's own words. */
      fault: string | null
    }
    CodesysApplication: {
      name: string
      /** @description Wall clock of the panel. */
      built_at: string
      /** @description The first 32 bits of its SHA-256. */
      checksum: string
      compiler_version: string
    }
    /** @description Memory that is kept when the power fails. */
    CodesysRetain: {
      used_bytes: number
      total_bytes: number
    }
    CodesysTask: {
      name: string
      cycle_ms: number
      /** @description Difference between the earliest and the latest start of the last cycles. */
      jitter_ms: number
      /** @description Share of its cycle that the task takes; at 100 the watchdog stops the runtime. */
      load_percent: number
    }
    CodesysTasks: {
      items: components['schemas']['CodesysTask'][]
      total: number
    }
    CodesysSettings: {
      port: components['schemas']['Id']
      /** @description Of the runtime, apart from those of the panel. */
      address: string
      mask: string
      /** @description Empty: none. */
      gateway: string
      /** @description Wired ports that belong to the fieldbus of the runtime, and not to the panel. */
      fieldbus_ports: components['schemas']['Id'][]
      start_with_panel: boolean
    }
    CodesysCommand: {
      /** @description The HMI name, whatever its case. */
      machine_name: string
    }
    CodesysReset: {
      /** @description The HMI name, whatever its case. */
      machine_name: string
      /** @enum {string} */
      kind: 'warm' | 'cold'
    }
    CodesysUpdate: {
      /** @description A checked package; missing: the offered version. */
      package?: components['schemas']['Id']
      /** @description The HMI name, whatever its case. */
      machine_name: string
    }
    CodesysActivation: {
      /** @description Its last character is a check character (Luhn mod 32 over the other 19). */
      code: string
    }
    CodesysLicenceFile: {
      /** @description The file in Base64. */
      content: string
    }
    CodesysPackageFile: {
      file_name: string
      size_bytes: number
    }
    CodesysUpload: {
      id: components['schemas']['Id']
    }
    CodesysPackage: {
      id: components['schemas']['Id']
      file_name: string
      version: string
      size_bytes: number
      needed_bytes: number
      free_bytes: number
      same_as_installed: boolean
      /** @description Older than the installed runtime. */
      older: boolean
    }
    /**
     * @description Why a job of the kind `codesys-update` failed.
     * @enum {string}
     */
    CodesysJobErrorCode: 'not_enough_space' | 'runtime_start_failed'
    /**
     * @description `lan`: through the network.
     * @enum {string}
     */
    PlcPort: 'lan' | 'com1' | 'com2' | 'com3'
    /** @enum {string} */
    SerialMode: 'rs232' | 'rs485_2w' | 'rs485_4w'
    /**
     * @description `slow`: it responds, after more than half of its timeout. `port_conflict`: drivers or settings that exclude each other share its port.
     * @enum {string}
     */
    PlcLinkState: 'up' | 'slow' | 'no_reply' | 'disabled' | 'port_conflict'
    /**
     * @description `no_cable`: no network port of the panel leads there. `unreachable`: nothing responds at the address. `timeout`: connected, but without a response. `wrong_reply`: a response that is not of the protocol. `exception`: the device refuses the request. `framing`, `parity`: of characters on the wire.
     * @enum {string}
     */
    PlcLinkFault:
      | 'no_cable'
      | 'unreachable'
      | 'connection_refused'
      | 'timeout'
      | 'wrong_reply'
      | 'exception'
      | 'framing'
      | 'parity'
    PlcLinkError: {
      code: components['schemas']['PlcLinkFault']
      /** @example 2026/11/21 09:41:07 */
      time: string
      /** @description What exactly happened, for specialists, in English. */
      detail: string
      /** @description How many of the characters on a wire were bad. */
      error_percent: number | null
    }
    CommunicationLink: {
      id: components['schemas']['Id']
      name: string
      driver: string
      port: components['schemas']['PlcPort']
      /** @description Empty at a serial port. */
      address: string
      tcp_port: number | null
      station: number
      state: components['schemas']['PlcLinkState']
      /**
       * @description Why it is `disabled`.
       * @enum {string|null}
       */
      reason: 'switched_off' | 'project_stopped' | 'restarting' | null
      requests_per_second: number
      errors_per_second: number
      requests: number
      errors: number
      counted_since: string
      /** @description Of the last response; null without one. */
      round_trip_ms: number | null
      /** @description The last one since `counted_since`, which may be over. */
      last_error: components['schemas']['PlcLinkError'] | null
    }
    PlcLinks: {
      items: components['schemas']['CommunicationLink'][]
      total: number
    }
    PlcDeviceSettings: {
      enabled: boolean
      port: components['schemas']['PlcPort']
      /** @description IPv4 address; empty at a serial port. */
      address: string
      /** @description Null at a serial port. */
      tcp_port: number | null
      /** @description Number of the station; the drivers permit parts of this range. */
      station: number
      /** @description Seconds to wait for a response. */
      timeout_s: number
      /** @description Further attempts without a response. */
      retries: number
      /** @description Pause between a response and the next request. */
      turn_around_ms: number
    }
    StationRange: {
      first: number
      last: number
    }
    PlcDevice: {
      id: components['schemas']['Id']
      name: string
      driver: string
      /** @description Where the driver can work. */
      ports: components['schemas']['PlcPort'][]
      stations: components['schemas']['StationRange']
      settings: components['schemas']['PlcDeviceSettings']
      project: components['schemas']['PlcDeviceSettings']
      addresses: components['schemas']['DriverAddress'][]
    }
    PlcDevices: {
      items: components['schemas']['PlcDevice'][]
      total: number
    }
    SerialSettings: {
      mode: components['schemas']['SerialMode']
      /** @enum {integer} */
      baud_rate: 1200 | 2400 | 4800 | 9600 | 14400 | 19200 | 28800 | 38400 | 57600 | 76800 | 115200 | 187500
      /** @enum {integer} */
      data_bits: 7 | 8
      /** @enum {string} */
      parity: 'none' | 'even' | 'odd' | 'mark' | 'space'
      /** @enum {integer} */
      stop_bits: 1 | 2
    }
    SerialPort: {
      id: components['schemas']['Id']
      modes: components['schemas']['SerialMode'][]
      /** @description Id of the port at the same connector. */
      shares_plug_with: string | null
      settings: components['schemas']['SerialSettings']
      project: components['schemas']['SerialSettings']
      /** @description Names of the devices at the port. */
      links: string[]
      framing_errors: number
      parity_errors: number
    }
    SerialPorts: {
      items: components['schemas']['SerialPort'][]
      total: number
    }
    PlcRead: {
      format: string
      plc_address: string
      data_type: string
      settings: components['schemas']['PlcDeviceSettings']
      serial: components['schemas']['SerialSettings'] | null
    }
    PlcReadResult: {
      value: string | null
      /** @description Null if it was read. */
      code: components['schemas']['PlcLinkFault'] | null
      milliseconds: number | null
      detail: string
      /** @description How many of the characters on a wire were bad. */
      error_percent: number | null
    }
    /** @enum {string} */
    DataBackupContent: 'data_logs' | 'events' | 'operations'
    DataBackupSettings: {
      contents: components['schemas']['DataBackupContent'][]
      /**
       * @description By the time of the records. `days`: today and the days before it, `days` in all.
       * @enum {string}
       */
      range: 'today' | 'yesterday' | 'all' | 'days'
      days: number
      /**
       * @description `csv`: UTF-8, a file per log, as its export writes it: comma, decimal point and times with their offset; of a data log also the numbers of the records. `database`: one SQLite 3 file with a table per log, which has the columns and rows of its CSV file, and the table `Origin`, which says where and when each was recorded. In both, `Quality` of a data log is `good`, `no value` or `gap`; a gap is a row without a number or values, and missing operations are a row too. A gap is in the copy that has the record after it.
       * @enum {string}
       */
      format: 'csv' | 'database' | 'both'
      /**
       * @description Of the texts of events, also on schedule; English for a text that the project has in no other.
       * @enum {string}
       */
      language: 'en' | 'ja' | 'ko'
      target: components['schemas']['FileTarget']
      /** @description The letter of the group of contacts that a mail goes to; empty: none. */
      email_group: string
      /** @description A larger copy is not sent, in units of 1 048 576 bytes. */
      email_limit_mb: number
      /** @description Without control characters and characters that are invisible or change the reading direction. Placeholders: `{hmi}`, `{log}`, and letters of date and time such as `{yyyyMMdd_HHmmss}`. */
      name_pattern: string
      /** @description Whether a run also copies what is outside the range and in no copy yet, such as the days of runs that failed. */
      catch_up: boolean
      /**
       * @description `event`: when an alarm of the priority, or a higher one, is triggered. A run of the schedule that failed is tried again every 15 minutes.
       * @enum {string}
       */
      schedule: 'none' | 'daily' | 'weekly' | 'event'
      /** @description By the panel's clock. */
      at: string
      /** @enum {string} */
      weekday: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'
      /** @enum {string} */
      event_priority: 'low' | 'middle' | 'high' | 'emergency'
      /** @description Whether old records are deleted from the panel, each only once a copy of it was read back from outside the panel. */
      delete_copied: boolean
      /** @description How old a record is at least when it is deleted. */
      retention_days: number
    }
    NewDataBackupSettings: {
      contents: components['schemas']['DataBackupContent'][]
      /**
       * @description By the time of the records. `days`: today and the days before it, `days` in all.
       * @enum {string}
       */
      range: 'today' | 'yesterday' | 'all' | 'days'
      days: number
      /**
       * @description `csv`: UTF-8, a file per log, as its export writes it: comma, decimal point and times with their offset; of a data log also the numbers of the records. `database`: one SQLite 3 file with a table per log, which has the columns and rows of its CSV file, and the table `Origin`, which says where and when each was recorded. In both, `Quality` of a data log is `good`, `no value` or `gap`; a gap is a row without a number or values, and missing operations are a row too. A gap is in the copy that has the record after it.
       * @enum {string}
       */
      format: 'csv' | 'database' | 'both'
      /**
       * @description Of the texts of events, also on schedule; English for a text that the project has in no other.
       * @enum {string}
       */
      language: 'en' | 'ja' | 'ko'
      target: components['schemas']['NewFileTarget']
      /** @description The letter of the group of contacts that a mail goes to; empty: none. */
      email_group: string
      /** @description A larger copy is not sent, in units of 1 048 576 bytes. */
      email_limit_mb: number
      /** @description Without control characters and characters that are invisible or change the reading direction. Placeholders: `{hmi}`, `{log}`, and letters of date and time such as `{yyyyMMdd_HHmmss}`. */
      name_pattern: string
      /** @description Whether a run also copies what is outside the range and in no copy yet, such as the days of runs that failed. */
      catch_up: boolean
      /**
       * @description `event`: when an alarm of the priority, or a higher one, is triggered. A run of the schedule that failed is tried again every 15 minutes.
       * @enum {string}
       */
      schedule: 'none' | 'daily' | 'weekly' | 'event'
      /** @description By the panel's clock. */
      at: string
      /** @enum {string} */
      weekday: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'
      /** @enum {string} */
      event_priority: 'low' | 'middle' | 'high' | 'emergency'
      /** @description Whether old records are deleted from the panel, each only once a copy of it was read back from outside the panel. */
      delete_copied: boolean
      /** @description How old a record is at least when it is deleted. */
      retention_days: number
    }
    DataBackupSituation: {
      media: components['schemas']['DataBackupMedium'][]
      /** @description Groups of contacts that have members. */
      groups: components['schemas']['DataBackupGroup'][]
    }
    DataBackupMedium: {
      id: components['schemas']['Id']
      /** @enum {string} */
      target: 'usb' | 'sd'
      label: string
      free_bytes: number
      read_only: boolean
      /** @description A job writes to it or reads from it. */
      in_use: boolean
    }
    DataBackupGroup: {
      id: components['schemas']['Id']
      name: string
      members: number
    }
    DataForecast: {
      /** @description Date and time of this reading. */
      time: string
      sources: components['schemas']['DataForecastSource'][]
      /** @description The newest copy that was read back from outside the panel. */
      last_copy: components['schemas']['DataBackupCopy'] | null
    }
    DataForecastSource: {
      source: components['schemas']['DataBackupContent']
      records: number
      used_percent: number
      /**
       * @description Whether the oldest record is lost, or what happens then.
       * @enum {string}
       */
      when_full: 'overwrite' | 'stop'
      /** @description Of the oldest record. */
      oldest: string | null
      /** @description Until the first record is lost because of the size or the age of the log; `null`: it does not grow. */
      days_until_full: number | null
      /** @description Records that are in no copy outside the panel. */
      unsaved: number
      /** @description Of the oldest of them: the next record that will be lost for good. */
      first_unsaved: string | null
      /** @description Until that; `null`: never, as things are. */
      days_until_loss: number | null
    }
    DataBackupCopy: {
      /**
       * @description When it was read back.
       * @example 2026/11/21 03:00:04
       */
      made_at: string
      age_seconds: number
      target: components['schemas']['FileTargetKind']
      /** @description Of a server; else empty. */
      host: string
    }
    DataBackupRuns: {
      items: components['schemas']['DataBackupRun'][]
      total: number
    }
    DataBackupRun: {
      id: components['schemas']['Id']
      /**
       * @description By the clock of the panel.
       * @example 2026/11/21 03:00:04
       */
      started_at: string
      ended_at: string
      /** @description Empty: the schedule. */
      started_by: string
      target: components['schemas']['FileTargetKind']
      /** @description Of a server; else empty. */
      host: string
      /**
       * @description `sent`: a mail server has taken the copy, which cannot be read back.
       * @enum {string}
       */
      state: 'verified' | 'sent' | 'failed' | 'cancelled'
      /** @description Why it failed. */
      error_code: components['schemas']['DataBackupErrorCode'] | null
      /** @description In the words of the server, or of the panel. */
      message: string
      /** @description Of the first record. */
      from: string | null
      /** @description Of the last record. */
      to: string | null
      records: number
      /** @description Old records that were deleted from the panel afterwards. */
      deleted: number
      files: components['schemas']['DataBackupFile'][]
      bytes: number
      /** @description Whether the panel still keeps the files for a download. */
      downloadable: boolean
    }
    DataBackupFile: {
      name: string
      bytes: number
      records: number
      sha256: string
    }
    /** @description Why a run failed. */
    DataBackupErrorCode:
      | components['schemas']['FileTargetErrorCode']
      | components['schemas']['RecipeMailErrorCode']
      | 'group_empty'
    Impact: {
      plc_links: components['schemas']['ImpactLinks']
      opcua_clients: components['schemas']['ImpactClients']
      factory_hosts: components['schemas']['ImpactHosts']
      remote_access: components['schemas']['ImpactRemoteAccess']
      viewers: components['schemas']['ImpactViewers']
      jobs: components['schemas']['ImpactJobs']
      active_alarms: components['schemas']['ImpactAlarms']
      /** @description How long a restart of the panel takes. */
      restart_seconds: number
    }
    /** @description Links to PLCs over which values are exchanged now. */
    ImpactLinks: {
      items: components['schemas']['ImpactLink'][]
      total: number
    }
    ImpactLink: {
      /** @description Of the PLC. */
      name: string
      port: components['schemas']['PlcPort']
      /** @enum {string} */
      state: 'up' | 'slow'
    }
    /** @description Connected OPC UA clients. */
    ImpactClients: {
      items: components['schemas']['ImpactClient'][]
      total: number
    }
    ImpactClient: {
      /** @description Application name of the client. */
      name: string
      address: string
    }
    /** @description Connected SECS/GEM hosts. */
    ImpactHosts: {
      items: components['schemas']['ImpactHost'][]
      total: number
    }
    ImpactHost: {
      /** @description Address and port of the host. */
      address: string
    }
    /** @description Who uses the connection of EasyAccess 2.0. */
    ImpactRemoteAccess: {
      items: components['schemas']['ImpactRemoteUser'][]
      total: number
    }
    ImpactRemoteUser: {
      /** @description Empty where it is not known. */
      name: string
    }
    /** @description Who sees or operates the screen of the panel from elsewhere. */
    ImpactViewers: {
      items: components['schemas']['ImpactViewer'][]
      total: number
    }
    ImpactViewer: {
      /** @enum {string} */
      kind: 'webview' | 'vnc'
      /** @description Of the user; empty where it is not known. */
      name: string
      address: string
      /** @enum {string} */
      role: 'view' | 'control'
    }
    /** @description Running jobs, whoever may see them. */
    ImpactJobs: {
      items: components['schemas']['ImpactJob'][]
      total: number
    }
    ImpactJob: {
      /** @description As that of a `Job`. */
      kind: string
      subject: string
      percent: number
    }
    /** @description Active alarms, those of the highest priority first. */
    ImpactAlarms: {
      items: components['schemas']['ImpactAlarm'][]
      total: number
    }
    ImpactAlarm: {
      /** @description Text of the alarm. */
      name: string
      /** @enum {string} */
      priority: 'low' | 'middle' | 'high' | 'emergency'
    }
    /** @enum {string} */
    MiscServiceId: 'ftp' | 'vnc' | 'time' | 'web-server' | 'discovery' | 'syslog' | 'snmp'
    MiscServiceState: {
      /** @enum {string} */
      id: 'ftp' | 'vnc' | 'time' | 'web-server' | 'discovery' | 'syslog' | 'snmp'
      /**
       * @description `warning`: it runs, but see `reason`. `port_conflict`: another service has the port, see `taken_by`. `restart_needed`: it runs with earlier settings. `failed`: it has crashed, see `lines`.
       * @enum {string}
       */
      state: 'off' | 'starting' | 'running' | 'warning' | 'port_conflict' | 'restart_needed' | 'failed'
      /**
       * @description Of a service that runs.
       * @example 2026/11/21 08:00:12
       */
      since: string | null
      /** @description The port that it listens on. */
      port: number | null
      reason: components['schemas']['MiscReason'] | null
      taken_by: components['schemas']['MiscPortOwner'] | null
      /** @description Who is connected now, or sent a request within the last minute; the first twenty. Those of VNC are in its own status. */
      users: components['schemas']['MiscServiceUser'][]
      /** @description The last lines of its log, if it has failed. */
      lines: string[]
    }
    /**
     * @description `factory_password`: the History password is the one that the panel was delivered with. `not_encrypted`: passwords and data can be read in the network. `unresolved`, `no_reply`, `invalid_reply`, `not_synchronised`: of the last request to the server, as for its test.
     * @enum {string}
     */
    MiscReason:
      | 'factory_password'
      | 'not_encrypted'
      | 'unresolved'
      | 'no_reply'
      | 'invalid_reply'
      | 'not_synchronised'
      | 'certificate_expires'
      | 'certificate_expired'
      | 'crashed'
    /**
     * @description The service that has a port.
     * @enum {string}
     */
    MiscPortOwner: 'ftp' | 'web_server' | 'discovery' | 'snmp' | 'opcua' | 'vnc' | 'codesys' | 'secs_gem' | 'other'
    MiscServiceUser: {
      name: string
      address: string
      /** @example 2026/11/21 09:12:40 */
      since: string
    }
    MiscServices: {
      items: components['schemas']['MiscServiceState'][]
      total: number
      reboot: {
        /**
         * @description `null` without a plan.
         * @example 2026/11/22 03:30:00
         */
        next: string | null
        /** @description Whether it waits for a job. */
        held: boolean
      }
    }
    MiscDefaults: {
      ftp: components['schemas']['FtpSettings']
      time: components['schemas']['TimeSettings']
      led: components['schemas']['LedSettings']
      buzzer: components['schemas']['BuzzerSettings']
      display: components['schemas']['DisplaySettings']
      usb: components['schemas']['UsbPolicy']
      discovery: components['schemas']['DiscoverySettings']
      web_server: components['schemas']['WebServerSettings']
      syslog: components['schemas']['SyslogSettings']
      snmp: components['schemas']['NewSnmpSettings']
      vnc: components['schemas']['VncUpdate']
      reboot: components['schemas']['RebootPlan']
    }
    LedSettings: {
      /** @enum {string} */
      mode: 'power_and_link' | 'errors' | 'off'
    }
    BuzzerSettings: {
      touch_sound: boolean
      alarm_sound: boolean
      volume_percent: number
    }
    BuzzerBeep: {
      volume_percent: number
    }
    DisplaySettings: {
      brightness_percent: number
      /** @description 0: never. */
      screen_saver_minutes: number
      clean_lock_seconds: number
    }
    UsbPolicy: {
      /** @description Whether the panel sees USB drives. */
      storage: boolean
      keyboard: boolean
      /** @description Whether a program on a USB drive may start by itself. */
      autorun: boolean
    }
    RebootPlan: {
      /** @enum {string} */
      plan: 'none' | 'weekly'
      /** @enum {string} */
      weekday: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
      time: string
      hold_while_job: boolean
    }
    FtpSettings: {
      enabled: boolean
      port: number
      /** @description Whether clients have to encrypt. */
      tls_required: boolean
    }
    TimeSettings: {
      /** @description Whether time servers set the clock. */
      synchronise: boolean
      /** @description Host name or IPv4 address; may be empty. */
      server1: string
      /** @description Host name or IPv4 address; may be empty. */
      server2: string
      /** @description Host name or IPv4 address; may be empty. */
      server3: string
      /** @description Host name or IPv4 address; may be empty. */
      server4: string
      interval_minutes: number
      /** @description A name of the IANA time zone database. */
      zone: string
    }
    TimeServer: {
      server: string
    }
    TimeZones: {
      items: {
        name: string
        offset_minutes: number
      }[]
      total: number
    }
    DiscoverySettings: {
      /** @description Multicast DNS, UDP port 5353. */
      mdns: boolean
      /** @description The search of the engineering software. */
      vendor: boolean
    }
    /**
     * @description The least severe events that are sent.
     * @enum {string}
     */
    SyslogLevel: 'error' | 'warning' | 'notice' | 'info' | 'debug'
    SyslogSettings: {
      enabled: boolean
      /** @description Host name or IPv4 address; may be empty. */
      host: string
      port: number
      level: components['schemas']['SyslogLevel']
    }
    SyslogServer: {
      host: string
      port: number
    }
    /**
     * @description `v2c` sends the community and all values as plain text; `v3` with SHA and AES (RFC 3414, 3826).
     * @enum {string}
     */
    SnmpVersion: 'v2c' | 'v3'
    SnmpSettings: {
      enabled: boolean
      port: number
      version: components['schemas']['SnmpVersion']
      username: string
      community_set: boolean
      auth_password_set: boolean
      privacy_password_set: boolean
    }
    NewSnmpSettings: {
      enabled: boolean
      port: number
      version: components['schemas']['SnmpVersion']
      username: string
      community?: string
      auth_password?: string
      privacy_password?: string
    }
    MiscStep: {
      /** @enum {string} */
      name: 'resolve' | 'connect' | 'tls' | 'login' | 'list' | 'send' | 'request' | 'response'
      state: components['schemas']['TestStepState']
      milliseconds: number | null
    }
    /**
     * @description `unresolved`: no DNS server knows the name. `no_reply`: nothing came back in time. `invalid_reply`: it is no server of this kind. `not_synchronised`: the time server does not know the time itself. `connection_refused`: nothing listens there. `tls`, `login`, `list`: of the FTP server.
     * @enum {string}
     */
    MiscTestCode:
      | 'unresolved'
      | 'no_reply'
      | 'invalid_reply'
      | 'not_synchronised'
      | 'connection_refused'
      | 'tls'
      | 'login'
      | 'list'
    MiscTest: {
      steps: components['schemas']['MiscStep'][]
      /** @description Of the step that failed. */
      error_code: components['schemas']['MiscTestCode'] | null
      /** @description What the server or the network reported, in English; may be empty. */
      detail: string
      /** @description Of a time server: how much its time is ahead of the clock of the panel. */
      offset_milliseconds: number | null
    }
    WebServerSettings: {
      /** @description Whether requests over http are redirected to https. */
      redirect: boolean
      /** @description A session without an action of its user ends after this time. */
      idle_minutes: number
      allowed_networks: string[]
    }
    WebCertificate: {
      subject: string
      issuer: string
      host_names: string[]
      valid_from: string
      valid_to: string
      /** @description Negative once it has expired. */
      days_left: number
      /** @description SHA-256, as browsers show it. */
      fingerprint: string
      self_signed: boolean
    }
    NewWebCertificate: {
      certificate: string
      key: string
    }
    /** @description HSMS-SS (SEMI E37.1). Times in seconds. */
    SecsGemSettings: {
      enabled: boolean
      /**
       * @description `passive`: the host connects to the panel. `active`: the panel connects to the host.
       * @enum {string}
       */
      mode: 'passive' | 'active'
      /** @description IPv4 address of the host; may be empty in passive mode, where it is not used. */
      host: string
      /** @description TCP port: active, of the host; passive, of the panel. */
      port: number
      /** @description Device (session) ID of 15 bits, the same as at the host. */
      device: number
      /** @description Reply timeout. */
      t3_s: number
      /** @description Shortest time between two attempts to connect. */
      t5_s: number
      /** @description Control transaction timeout. */
      t6_s: number
      /** @description How long a connection may stay without a Select.req. */
      t7_s: number
      /** @description Longest gap between two bytes of a message. */
      t8_s: number
      /** @description Interval of linktests; 0: none. */
      linktest_s: number
    }
    /**
     * @description `undefined`: not enabled or not licensed. `connecting`: waiting for the host or for the end of Select. `connected`: selected. `failure`: the last attempt failed, or the panel could not listen; another attempt follows after T5.
     * @enum {string}
     */
    SecsGemConnection: 'undefined' | 'disconnected' | 'connecting' | 'connected' | 'disconnecting' | 'failure'
    /**
     * @description In `online_local` the host may only read.
     * @enum {string}
     */
    SecsGemControl: 'offline' | 'online_local' | 'online_remote'
    SecsGemControlRequest: {
      state: components['schemas']['SecsGemControl']
    }
    /**
     * @description `port_in_use`: the panel cannot listen on the port in passive mode. `no_host`: no host has connected in passive mode. `select_timeout`: no Select.rsp within T6. `not_selected`: no Select.req within T7. `reply_timeout`: no reply within T3; the transaction is aborted and the connection kept. `incomplete_message`: T8. `communication_denied`: COMMACK of S1F14 is not 0. `spool_full`: new messages are lost.
     * @enum {string}
     */
    SecsGemFault:
      | 'unreachable'
      | 'connection_refused'
      | 'port_in_use'
      | 'no_host'
      | 'select_timeout'
      | 'select_refused'
      | 'not_selected'
      | 'device_id_mismatch'
      | 'reply_timeout'
      | 'linktest_timeout'
      | 'incomplete_message'
      | 'invalid_message'
      | 'closed_by_host'
      | 'rejected'
      | 'communication_denied'
      | 'spool_full'
    SecsGemError: {
      code: components['schemas']['SecsGemFault']
      time: string
      detail: string
    }
    SecsGemStatus: {
      connection: components['schemas']['SecsGemConnection']
      /** @description When the connection entered this state. */
      since: string
      control: components['schemas']['SecsGemControl']
      /** @description Address and port of the host that is connected. */
      peer: string | null
      /** @description Null after a later connection was selected or a later transaction succeeded. */
      last_error: components['schemas']['SecsGemError'] | null
      sent: number
      received: number
      /** @description Transactions that were aborted because of T3. */
      reply_timeouts: number
      /** @description Messages are counted since this start of the panel. */
      counted_since: string
      spool: {
        used: number
        limit: number
        /** @description Messages that were not stored because the spool was full, since it was last empty. */
        lost: number
      }
    }
    /** @enum {string} */
    SecsGemDirection: 'sent' | 'received'
    SecsGemMessage: {
      number: number
      time: string
      direction: components['schemas']['SecsGemDirection']
      /** @description Stream and function, such as `S1F13`, or a control message, such as `Select.req`. */
      name: string
      /** @description The W-bit. */
      wants_reply: boolean
      /** @description 65535 in control messages. */
      device: number
      /** @description Equal in a message and its reply. */
      system_bytes: number
      /** @description Header and items. */
      bytes: number
      /** @description The message in SML. */
      text: string
    }
    SecsGemMessagePage: {
      items: components['schemas']['SecsGemMessage'][]
      total: number
      /** @description Number of the newest message, whether it matches or not. */
      newest: number
    }
    SecsGemSpooled: {
      number: number
      /** @description When it was to be sent. */
      time: string
      name: string
      bytes: number
      text: string
    }
    SecsGemSpool: {
      items: components['schemas']['SecsGemSpooled'][]
      total: number
    }
    SecsGemTest: {
      running: boolean
      /** @description When it began. */
      time: string | null
      steps: components['schemas']['SecsGemTestStep'][]
      error: components['schemas']['SecsGemError'] | null
    }
    SecsGemTestStep: {
      /**
       * @description `establish`: S1F13 and S1F14.
       * @enum {string}
       */
      name: 'connect' | 'select' | 'establish'
      /** @enum {string} */
      state: 'done' | 'current' | 'failed' | 'waiting'
      milliseconds: number | null
    }
    VncSettings: {
      /** @description `false` again after each restart of the panel. */
      enabled: boolean
      port: number
      /** @description No viewer operates the panel, whatever the password. */
      monitor_mode: boolean
      /** @description Monitor mode is on again after so long; `0`: it stays off. */
      control_minutes: number
      /** @description Whether several viewers may watch at the same time. */
      shared: boolean
      /** @description A viewer without input is disconnected after so long; `0`: never. */
      timeout_minutes: number
      /** @description Addresses and networks such as `192.168.10.0/24`; empty: all. */
      allowed_networks: string[]
      control_password_set: boolean
      view_password_set: boolean
    }
    VncUpdate: {
      /** @description `false` again after each restart of the panel. */
      enabled: boolean
      port: number
      /** @description No viewer operates the panel, whatever the password. */
      monitor_mode: boolean
      /** @description Monitor mode is on again after so long; `0`: it stays off. */
      control_minutes: number
      /** @description Whether several viewers may watch at the same time. */
      shared: boolean
      /** @description A viewer without input is disconnected after so long; `0`: never. */
      timeout_minutes: number
      /** @description Addresses and networks such as `192.168.10.0/24`; empty: all. */
      allowed_networks: string[]
      /** @description For viewers that operate. What is left out stays; empty: removed. VNC uses the first 8 characters and the panel stores no more. */
      control_password?: string
      /** @description For viewers that only watch; as before. */
      view_password?: string
    }
    VncStatus: {
      viewers: components['schemas']['VncViewer'][]
      /**
       * @description When monitor mode is on again; null while it is on, or stays off.
       * @example 2026/11/21 10:12:40
       */
      control_until: string | null
      /** @description Attempts since the panel was started. */
      refused: number
      last_refusal: components['schemas']['VncRefusal'] | null
    }
    VncViewer: {
      address: string
      /**
       * @description `control`: its input operates the panel.
       * @enum {string}
       */
      role: 'view' | 'control'
      /** @example 2026/11/21 09:12:40 */
      since: string
    }
    /**
     * @description Why a viewer was not admitted. `wrong_version`: it does not use RFB 3.8. `too_many`: others watch, and the settings admit no more.
     * @enum {string}
     */
    VncRefusal: 'wrong_version' | 'wrong_password' | 'address_barred' | 'too_many'
    WebViewSettings: {
      enabled: boolean
      /** @description May see and operate the screen; empty for none. */
      control_username: string
      /** @description May only see the screen; empty for none. */
      view_username: string
      max_connections: number
      /** @description Minutes without input after which a connection is ended; 0 for never. */
      idle_timeout_minutes: number
      /**
       * @description Who answers a request for control: whoever has it, or the operator at the panel each time.
       * @enum {string}
       */
      granted_by: 'controller' | 'panel'
      /** @description How long a request waits for its answer. */
      answer_seconds: number
      /**
       * @description What becomes of a request to a remote controller that is not answered. One to the operator at the panel is denied.
       * @enum {string}
       */
      unanswered: 'grant' | 'deny'
      /** @description Seconds without input after which control is given back; 0 for never. */
      hand_back_seconds: number
      /** @description Whether touching the panel takes control back. Otherwise its operator has a button for that. */
      local_priority: boolean
      /** @description Whether a request for control has to confirm that nobody is in danger. */
      safety_question: boolean
      /**
       * @description Whether `networks` are the only ones that are allowed, or those that are not.
       * @enum {string}
       */
      network_rule: 'any' | 'allow' | 'deny'
      /** @description In CIDR notation. */
      networks: string[]
      control_password_set: boolean
      view_password_set: boolean
    }
    WebViewSettingsUpdate: {
      enabled: boolean
      /** @description May see and operate the screen; empty for none. */
      control_username: string
      /** @description May only see the screen; empty for none. */
      view_username: string
      max_connections: number
      /** @description Minutes without input after which a connection is ended; 0 for never. */
      idle_timeout_minutes: number
      /**
       * @description Who answers a request for control: whoever has it, or the operator at the panel each time.
       * @enum {string}
       */
      granted_by: 'controller' | 'panel'
      /** @description How long a request waits for its answer. */
      answer_seconds: number
      /**
       * @description What becomes of a request to a remote controller that is not answered. One to the operator at the panel is denied.
       * @enum {string}
       */
      unanswered: 'grant' | 'deny'
      /** @description Seconds without input after which control is given back; 0 for never. */
      hand_back_seconds: number
      /** @description Whether touching the panel takes control back. Otherwise its operator has a button for that. */
      local_priority: boolean
      /** @description Whether a request for control has to confirm that nobody is in danger. */
      safety_question: boolean
      /**
       * @description Whether `networks` are the only ones that are allowed, or those that are not.
       * @enum {string}
       */
      network_rule: 'any' | 'allow' | 'deny'
      /** @description In CIDR notation. */
      networks: string[]
      /** @description A new one; the one that is set stays without it. */
      control_password?: string
      /** @description A new one; the one that is set stays without it. */
      view_password?: string
    }
    WebViewLogin: {
      username: string
      password: string
    }
    /** @description Who operates the panel. */
    WebViewController: {
      /** @description Of the account; empty for the operator at the panel. */
      name: string
      /** @description Empty for the operator at the panel. */
      address: string
      /** @enum {string} */
      place: 'panel' | 'remote'
      /** @description Whether it is this connection. */
      own: boolean
    }
    WebViewStatus: {
      /** @enum {string} */
      availability: 'available' | 'not_on_this_model' | 'not_licensed' | 'not_in_project'
      /** @enum {string} */
      state: 'off' | 'ready' | 'full' | 'project_stopped' | 'screen_off'
      connections: number
      max_connections: number
      controller: components['schemas']['WebViewController'] | null
      /** @description The name of the machine that the panel operates. */
      machine: string
      /** @description Of the caller; empty where it is not known. */
      address: string
      /** @description Whether the settings bar this address. */
      barred: boolean
    }
    WebViewViewer: {
      id: components['schemas']['Id']
      /** @description Of the account of this console. */
      name: string
      /** @description Of the user of WebView. */
      username: string
      /** @description Empty where it is not known. */
      address: string
      /** @enum {string} */
      role: 'view' | 'control'
      state: components['schemas']['WebViewState']
      since: string
      idle_seconds: number
    }
    WebViewViewers: {
      items: components['schemas']['WebViewViewer'][]
      total: number
    }
    /**
     * @description `opening` until the page has opened its socket, `lost` while it has lost it.
     * @enum {string}
     */
    WebViewState: 'opening' | 'viewing' | 'requesting' | 'controlling' | 'lost' | 'ended'
    /** @description A request for control that waits for its answer. */
    WebViewRequest: {
      id: components['schemas']['Id']
      name: string
      address: string
      /** @description Whether this connection requests control. */
      own: boolean
      /** @description Whether this connection may answer. */
      answerable: boolean
      seconds_left: number
      /**
       * @description What becomes of it then.
       * @enum {string}
       */
      unanswered: 'grant' | 'deny'
    }
    /**
     * @description What last happened to the control or the request of this connection. `handed_over`: it was granted to somebody else; `taken_over`: somebody else got it as the request was not answered; `taken_back`: the operator at the panel took it.
     * @enum {string}
     */
    WebViewNotice:
      | 'granted'
      | 'denied_by_controller'
      | 'denied_by_panel'
      | 'not_answered'
      | 'handed_over'
      | 'taken_over'
      | 'taken_back'
      | 'idle'
      | 'connection_lost'
    /**
     * @description Why a connection has ended; `disconnected` by an administrator.
     * @enum {string}
     */
    WebViewEnd:
      | 'closed'
      | 'disconnected'
      | 'idle'
      | 'lost'
      | 'turned_off'
      | 'user_changed'
      | 'address_barred'
      | 'project_stopped'
      | 'screen_off'
      | 'logged_out'
    WebViewConnection: {
      id: components['schemas']['Id']
      /** @enum {string} */
      role: 'view' | 'control'
      /** @description The name of the machine that the panel operates, for the safety question. */
      machine: string
      /** @description Whether a request for control has to name the machine, because its user has not confirmed yet that nobody is in danger there. */
      must_confirm: boolean
      state: components['schemas']['WebViewState']
      /** @description Path of the page with the screen. */
      frame: string
      /** @description Connections that show the screen. */
      viewers: number
      controller: components['schemas']['WebViewController'] | null
      request: components['schemas']['WebViewRequest'] | null
      notice: components['schemas']['WebViewNotice'] | null
      ended: components['schemas']['WebViewEnd'] | null
      /** @description Round trip over the socket of the page, as last measured. */
      latency_ms: number | null
      /** @description Pictures of the screen that the page has shown per second, as last measured. */
      frames_per_second: number | null
    }
    WebViewControlRequest: {
      /** @description The machine at which nobody is in danger, as the user has confirmed; required where the connection says `must_confirm`. */
      machine?: string
    }
    WebViewAnswer: {
      request: components['schemas']['Id']
      granted: boolean
    }
    TouchCalibration: {
      /**
       * @description A capacitive panel measures in the grid of its sensor and needs no calibration.
       * @enum {string}
       */
      panel: 'resistive' | 'capacitive'
      /** @description The account that has control of the panel by WebView: no calibration can start. */
      controller: string | null
      /** @description `null`: as delivered, or capacitive. */
      last: components['schemas']['TouchCalibrationResult'] | null
      session: components['schemas']['TouchCalibrationSession']
    }
    TouchCalibrationResult: {
      time: string
      /** @description The account that started it. */
      by: string
      /** @description Distance of the test touch from its target, in pixels. */
      error_px: number
    }
    TouchCalibrationSession: {
      /**
       * @description `idle`: none since the last start of the panel. `waiting`: for the first touch of the operator. `point`: `point` of `points` is on the screen. `verifying`: the test point is. `confirm`: the new values are in force and come to stay if they are kept in time. `ended`: as `outcome` says.
       * @enum {string}
       */
      state: 'idle' | 'waiting' | 'point' | 'verifying' | 'confirm' | 'ended'
      /**
       * @description How it ended; except for `kept`, the previous values are in force. `no_touch`: no touch for 60 s. `not_kept`: neither kept nor discarded within 30 s. `inconsistent`, `inaccurate`: three attempts failed, so that the touch sensor may be defective.
       * @enum {string|null}
       */
      outcome:
        | 'kept'
        | 'discarded'
        | 'cancelled'
        | 'cancelled_at_panel'
        | 'remote_control'
        | 'no_touch'
        | 'not_kept'
        | 'inconsistent'
        | 'inaccurate'
        | 'restarted'
        | null
      points: number
      point: number | null
      attempt: number
      /**
       * @description Why the panel requires a touch again. `out_of_range`: the last touch was too far from its target. `inconsistent`: the points do not fit together. `inaccurate`: the test touch was too far from its target. The last two begin again at the first point.
       * @enum {string|null}
       */
      problem: 'out_of_range' | 'inconsistent' | 'inaccurate' | null
      /** @description Of the test touch. */
      error_px: number | null
      /** @description For the next touch, or to keep the result. */
      seconds_left: number | null
    }
    TouchCalibrationStart: {
      points: number
    }
  }
  responses: {
    /** @description The request does not keep to this contract: `malformed` for a body that cannot be read, `validation_failed` with the fields that are wrong. `invalid_token`: the session was ended. */
    Malformed: {
      headers: {
        'Cache-Control': components['headers']['NoStore']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "error_code": "validation_failed",
         *       "message": "name is not valid",
         *       "fields": {
         *         "name": "pattern"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {unknown} */
          error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
          fields?: {
            [key: string]: components['schemas']['SchemaFault']
          }
        } & components['schemas']['Error']
      }
    }
    /** @description No token, or one that is not valid. `invalid or expired jwt` says that it may be renewed. */
    Unauthorized: {
      headers: {
        'Cache-Control': components['headers']['NoStore']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "message": "invalid or expired jwt"
         *     }
         */
        'application/json': components['schemas']['Unauthorized']
      }
    }
    /** @description The user lacks the permission named in `details`, or has to change the password first (`password_must_change`). */
    Forbidden: {
      headers: {
        'Cache-Control': components['headers']['NoStore']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "error_code": "forbidden",
         *       "message": "The permission data-log is needed",
         *       "details": {
         *         "permission": "data-log"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {unknown} */
          error_code?: 'forbidden' | 'password_must_change'
        } & components['schemas']['Error']
      }
    }
    /** @description There is no such thing. */
    NotFound: {
      headers: {
        'Cache-Control': components['headers']['NoStore']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "error_code": "not_found",
         *       "message": "There is no such log"
         *     }
         */
        'application/json': {
          /** @enum {unknown} */
          error_code?: 'not_found'
        } & components['schemas']['Error']
      }
    }
    /** @description Somebody else has saved since `If-Match` was read; `details` says who and when. */
    PreconditionFailed: {
      headers: {
        'Cache-Control': components['headers']['NoStore']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "error_code": "changed_meanwhile",
         *       "message": "Changed by operator",
         *       "details": {
         *         "changed_by": "operator",
         *         "changed_at": "2026/11/21 09:41:07"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {unknown} */
          error_code?: 'changed_meanwhile'
        } & components['schemas']['Error']
      }
    }
    /** @description The header `If-Match` is missing. */
    PreconditionRequired: {
      headers: {
        'Cache-Control': components['headers']['NoStore']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "error_code": "version_required",
         *       "message": "If-Match is needed"
         *     }
         */
        'application/json': {
          /** @enum {unknown} */
          error_code?: 'version_required'
        } & components['schemas']['Error']
      }
    }
    /** @description Too many failures. */
    TooManyRequests: {
      headers: {
        'Cache-Control': components['headers']['NoStore']
        'Retry-After': components['headers']['RetryAfter']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "error_code": "too_many_failures",
         *       "message": "Try again in 30 s"
         *     }
         */
        'application/json': {
          /** @enum {unknown} */
          error_code?: 'too_many_failures'
        } & components['schemas']['Error']
      }
    }
    /** @description The body is larger than the panel accepts. `details.limit_bytes` may say how many bytes it accepts; a web server that refuses the body by itself may send a page of its own. */
    ContentTooLarge: {
      headers: {
        'Cache-Control': components['headers']['NoStore']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "error_code": "content_too_large",
         *       "message": "At most 1048576 bytes",
         *       "details": {
         *         "limit_bytes": 1048576
         *       }
         *     }
         */
        'application/json': {
          /** @enum {unknown} */
          error_code?: 'content_too_large'
        } & components['schemas']['Error']
      }
    }
    /** @description The header `Content-Type` does not name the media type of the body. */
    UnsupportedMediaType: {
      headers: {
        'Cache-Control': components['headers']['NoStore']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "error_code": "unsupported_media_type",
         *       "message": "application/json is needed"
         *     }
         */
        'application/json': {
          /** @enum {unknown} */
          error_code?: 'unsupported_media_type'
        } & components['schemas']['Error']
      }
    }
    /** @description The panel failed; nothing is known about the request. */
    InternalError: {
      headers: {
        'Cache-Control': components['headers']['NoStore']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "error_code": "internal_error",
         *       "message": "Cannot read the settings"
         *     }
         */
        'application/json': {
          /** @enum {unknown} */
          error_code?: 'internal_error'
        } & components['schemas']['Error']
      }
    }
    /** @description The panel is starting or overloaded, and has not dealt with the request. */
    ServiceUnavailable: {
      headers: {
        'Cache-Control': components['headers']['NoStore']
        'Retry-After': components['headers']['RetryAfter']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "error_code": "unavailable",
         *       "message": "Try again in 10 s"
         *     }
         */
        'application/json': {
          /** @enum {unknown} */
          error_code?: 'unavailable'
        } & components['schemas']['Error']
      }
    }
  }
  parameters: never
  requestBodies: never
  headers: {
    /** @description No response is kept by a browser or a proxy. */
    NoStore: 'no-store'
    /** @description The version of these settings, which a save has to name in `If-Match`. */
    ETag: string
    /** @description Seconds to wait. */
    RetryAfter: number
  }
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  createToken: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "grant_type": "password",
         *       "username": "administrator",
         *       "password": "secret"
         *     }
         */
        'application/x-www-form-urlencoded':
          | components['schemas']['PasswordGrant']
          | components['schemas']['RefreshGrant']
      }
    }
    responses: {
      /** @description The token. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "access_token": "hmi.9f2c51d07ab84e66"
           *     }
           */
          'application/json': components['schemas']['Token']
        }
      }
      /** @description `invalid_grant`: wrong user or password, or a token that cannot be renewed. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_grant'
            fields?: {
              [key: string]: components['schemas']['SchemaFault']
            }
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      /** @description The account cannot sign in. A locked one can after `Retry-After`; without it, once an administrator opens it. */
      423: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          'Retry-After': components['headers']['RetryAfter']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'account_locked' | 'account_disabled' | 'account_expired'
          } & components['schemas']['Error']
        }
      }
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  deleteToken: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Logged out. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readUserInfo: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The user. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "username": "operator",
           *       "name": "Operator",
           *       "state_code": 1,
           *       "permission": {
           *         "roles": [
           *           "info",
           *           "data-log"
           *         ]
           *       },
           *       "password_factory": false,
           *       "password_must_change": false
           *     }
           */
          'application/json': components['schemas']['UserInfo']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  setUserState: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": 1
         *     }
         */
        'application/json': components['schemas']['UserState']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  changePassword: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "current": "old secret",
         *       "password": "new secret"
         *     }
         */
        'application/json': components['schemas']['PasswordChange']
      }
    }
    responses: {
      /** @description Changed. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token' | 'wrong_password'
            fields?: {
              [key: string]:
                | components['schemas']['SchemaFault']
                | ('wrong_password' | 'same_password' | 'weak_password')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  reportActivity: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "idle_seconds": 12
         *     }
         */
        'application/json': components['schemas']['Activity']
      }
    }
    responses: {
      /** @description How long the session lasts without an action. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "idle_minutes": 30,
           *       "seconds_left": 1788
           *     }
           */
          'application/json': components['schemas']['SessionIdle']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readHmiName: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The name. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "name": "line2-hmi",
           *       "model": "HMI-3152"
           *     }
           */
          'application/json': components['schemas']['HmiName']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  setHmiName: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "line2-hmi"
         *     }
         */
        'application/json': components['schemas']['NewHmiName']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readTime: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The time. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "time": "2026/11/21 09:41:07",
           *       "zone": "Asia/Tokyo"
           *     }
           */
          'application/json': components['schemas']['SystemTime']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  setTime: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "time": "2026.11.21-09:41:07"
         *     }
         */
        'application/json': components['schemas']['NewSystemTime']
      }
    }
    responses: {
      /** @description Set. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('invalid_date' | 'out_of_range')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'time_is_synchronised'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readWebSpecification: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The specification. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "usermode": true,
           *       "eth_count": 2,
           *       "wifi_count": 1,
           *       "led": true,
           *       "model": "HMI-3152",
           *       "links": [
           *         {
           *           "title": "Maintenance manual",
           *           "url": "https://intranet.example/manual"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['WebSpecification']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readStatus: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The state. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SystemStatus']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readProjectName: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The name. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "name": "Bottling Line 2"
           *     }
           */
          'application/json': components['schemas']['ProjectName']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readEasyAccess: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The state. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "state": "Occupied",
           *       "since": "2026/11/21 08:12:40",
           *       "occupied_by": "Mika Sato",
           *       "occupied_since": "2026/11/21 09:30:02",
           *       "error_code": null,
           *       "error_time": null,
           *       "hardware_key": "7C1D90E25B3A46F8",
           *       "hmi_name": "line2-hmi",
           *       "licence": {
           *         "feature": "EasyAccess 2.0",
           *         "state": "active",
           *         "date": "2026/03/04"
           *       },
           *       "domain": "bottling-plant",
           *       "pairing": null,
           *       "idle_disconnect_minutes": 30,
           *       "servers": [
           *         {
           *           "location": "global",
           *           "host": "global.easyaccess.example",
           *           "tcp_port": 443
           *         }
           *       ],
           *       "pass_through_devices": [
           *         {
           *           "name": "Line PLC",
           *           "address": "192.168.10.23",
           *           "tcp_port": 502
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['EasyAccessReport']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readEasyAccessSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "server_location": "global",
           *       "proxy": true,
           *       "proxy_type": "http",
           *       "proxy_host": "proxy.plant.example",
           *       "proxy_port": 3128,
           *       "proxy_username": "line2",
           *       "proxy_password_set": true,
           *       "start_with_system": true,
           *       "pass_through": false
           *     }
           */
          'application/json': components['schemas']['EasyAccessSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveEasyAccessSettings: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the values that are replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "server_location": "global",
         *       "proxy": true,
         *       "proxy_type": "http",
         *       "proxy_host": "proxy.plant.example",
         *       "proxy_port": 3128,
         *       "proxy_username": "line2",
         *       "start_with_system": true,
         *       "pass_through": false,
         *       "proxy_password": "change me"
         *     }
         */
        'application/json': components['schemas']['EasyAccessUpdate']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('required' | 'host')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  activateEasyAccess: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "partner_account": "oem_plant",
         *       "password": "change me"
         *     }
         */
        'application/json': components['schemas']['EasyAccessActivation']
      }
    }
    responses: {
      /** @description Activated. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The panel is activated already, the server refuses account or password, or it could not be reached; of `connect_failed`, `details.code` is the code of EasyAccess. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "error_code": "connect_failed",
           *       "message": "The server cannot be reached",
           *       "details": {
           *         "code": 204
           *       }
           *     }
           */
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'already_activated' | 'partner_login_failed' | 'connect_failed'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  startEasyAccess: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Connecting. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description There is no licence. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "error_code": "not_activated",
           *       "message": "EasyAccess 2.0 is not activated"
           *     }
           */
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'not_activated'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  stopEasyAccess: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Disconnected. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readEasyAccessTest: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The test. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "running": false,
           *       "time": null,
           *       "steps": [],
           *       "error_code": null,
           *       "detail": ""
           *     }
           */
          'application/json': components['schemas']['EasyAccessTest']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  testEasyAccess: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "server_location": "global",
         *       "proxy": true,
         *       "proxy_type": "http",
         *       "proxy_host": "proxy.plant.example",
         *       "proxy_port": 3128,
         *       "proxy_username": "line2",
         *       "start_with_system": true,
         *       "pass_through": false,
         *       "proxy_password": "change me"
         *     }
         */
        'application/json': components['schemas']['EasyAccessUpdate']
      }
    }
    responses: {
      /** @description The test that runs. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "running": true,
           *       "time": "2026/11/21 09:41:07",
           *       "steps": [
           *         {
           *           "name": "gateway",
           *           "state": "current",
           *           "milliseconds": null
           *         },
           *         {
           *           "name": "dns",
           *           "state": "waiting",
           *           "milliseconds": null
           *         },
           *         {
           *           "name": "server",
           *           "state": "waiting",
           *           "milliseconds": null
           *         },
           *         {
           *           "name": "tls",
           *           "state": "waiting",
           *           "milliseconds": null
           *         },
           *         {
           *           "name": "login",
           *           "state": "waiting",
           *           "milliseconds": null
           *         }
           *       ],
           *       "error_code": null,
           *       "detail": ""
           *     }
           */
          'application/json': components['schemas']['EasyAccessTest']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('required' | 'host')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readOpcUaServer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The server. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "availability": "available",
           *       "state": "Running",
           *       "restarting": false,
           *       "since": "2026/11/21 06:12:40",
           *       "port": 4840,
           *       "application_name": "Line 2 panel",
           *       "application_uri": "urn:hmi-7f31:Line%202%20panel",
           *       "endpoints": [
           *         {
           *           "url": "opc.tcp://192.168.10.42:4840",
           *           "policy": "Basic256Sha256",
           *           "mode": "SignAndEncrypt"
           *         }
           *       ],
           *       "missing_policies": [],
           *       "sessions": 2,
           *       "rejected": 1,
           *       "nodes": 6,
           *       "last_error": null
           *     }
           */
          'application/json': components['schemas']['OpcUaServer']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  startOpcUaServer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description It runs. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "availability": "available",
           *       "state": "Running",
           *       "restarting": false,
           *       "since": "2026/11/21 06:12:40",
           *       "port": 4840,
           *       "application_name": "Line 2 panel",
           *       "application_uri": "urn:hmi-7f31:Line%202%20panel",
           *       "endpoints": [
           *         {
           *           "url": "opc.tcp://192.168.10.42:4840",
           *           "policy": "Basic256Sha256",
           *           "mode": "SignAndEncrypt"
           *         }
           *       ],
           *       "missing_policies": [],
           *       "sessions": 2,
           *       "rejected": 1,
           *       "nodes": 6,
           *       "last_error": null
           *     }
           */
          'application/json': components['schemas']['OpcUaServer']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description It cannot be started; `details.cause` says why where a code leaves it open. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?:
              | 'already_running'
              | 'port_in_use'
              | 'certificate_invalid'
              | 'certificate_expired'
              | 'start_failed'
              | 'not_on_this_model'
              | 'not_licensed'
              | 'not_in_project'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      /** @description The service of the OPC UA server does not respond, or the panel is starting or overloaded. */
      503: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          'Retry-After': components['headers']['RetryAfter']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'unavailable' | 'opcua_unavailable'
          } & components['schemas']['Error']
        }
      }
    }
  }
  stopOpcUaServer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description It is stopped. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "availability": "available",
           *       "state": "Stopped",
           *       "restarting": false,
           *       "since": null,
           *       "port": 4840,
           *       "application_name": "Line 2 panel",
           *       "application_uri": "urn:hmi-7f31:Line%202%20panel",
           *       "endpoints": [],
           *       "missing_policies": [],
           *       "sessions": 0,
           *       "rejected": 0,
           *       "nodes": 6,
           *       "last_error": null
           *     }
           */
          'application/json': components['schemas']['OpcUaServer']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description It does not run. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'not_running'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  restartOpcUaServer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description It restarts. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "availability": "available",
           *       "state": "Running",
           *       "restarting": true,
           *       "since": null,
           *       "port": 4840,
           *       "application_name": "Line 2 panel",
           *       "application_uri": "urn:hmi-7f31:Line%202%20panel",
           *       "endpoints": [],
           *       "missing_policies": [],
           *       "sessions": 0,
           *       "rejected": 0,
           *       "nodes": 6,
           *       "last_error": null
           *     }
           */
          'application/json': components['schemas']['OpcUaServer']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description It does not run. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'not_running'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readOpcUaSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "port": 4840,
           *       "application_name": "Line 2 panel",
           *       "interface": "all",
           *       "policies": [
           *         "Basic256Sha256",
           *         "Aes128_Sha256_RsaOaep",
           *         "Aes256_Sha256_RsaPss"
           *       ],
           *       "modes": [
           *         "Sign",
           *         "SignAndEncrypt"
           *       ],
           *       "tokens": {
           *         "anonymous": false,
           *         "username": true,
           *         "certificate": false
           *       },
           *       "autostart": true,
           *       "limits": {
           *         "min_sampling_ms": 100,
           *         "min_publishing_ms": 100,
           *         "max_sessions": 10,
           *         "max_subscriptions": 50,
           *         "max_items": 5000,
           *         "session_timeout_s": 60,
           *         "max_keep_alive": 20,
           *         "max_queue": 100
           *       }
           *     }
           */
          'application/json': components['schemas']['OpcUaSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveOpcUaSettings: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the values that are replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "port": 4840,
         *       "application_name": "Line 2 panel",
         *       "interface": "all",
         *       "policies": [
         *         "Basic256Sha256",
         *         "Aes128_Sha256_RsaOaep",
         *         "Aes256_Sha256_RsaPss"
         *       ],
         *       "modes": [
         *         "Sign",
         *         "SignAndEncrypt"
         *       ],
         *       "tokens": {
         *         "anonymous": false,
         *         "username": true,
         *         "certificate": false
         *       },
         *       "autostart": true,
         *       "limits": {
         *         "min_sampling_ms": 100,
         *         "min_publishing_ms": 100,
         *         "max_sessions": 10,
         *         "max_subscriptions": 50,
         *         "max_items": 5000,
         *         "session_timeout_s": 60,
         *         "max_keep_alive": 20,
         *         "max_queue": 100
         *       }
         *     }
         */
        'application/json': components['schemas']['OpcUaSettings']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('required' | 'unknown')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listOpcUaSessions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The sessions. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "session-7",
           *           "client": "UaExpert",
           *           "client_uri": "urn:scada-pc:UnifiedAutomation:UaExpert",
           *           "username": "Scada",
           *           "address": "192.168.10.20",
           *           "since": "2026/11/21 08:12:09",
           *           "policy": "Basic256Sha256",
           *           "mode": "SignAndEncrypt",
           *           "subscriptions": 1,
           *           "monitored_items": 4,
           *           "reads_per_minute": 12,
           *           "writes_per_minute": 0
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['OpcUaSessions']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listOpcUaRejections: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The rejected clients. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "rejection-3",
           *           "time": "2026/11/21 09:38:10",
           *           "last_time": "2026/11/21 09:41:02",
           *           "count": 4,
           *           "client": "UaExpert",
           *           "client_uri": "urn:scada-pc:UnifiedAutomation:UaExpert",
           *           "address": "192.168.10.20",
           *           "username": null,
           *           "reason": "certificate_untrusted",
           *           "thumbprint": "5D0C2B7E9A41C6F30B94C7F2A86D3E154F0B7A9C",
           *           "policy": "Basic256Sha256",
           *           "mode": "SignAndEncrypt",
           *           "clock_difference_seconds": null
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['OpcUaRejections']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readOpcUaValues: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "node_ids": [
         *         "ns=1;s=Filler/Tank 1/Temperature"
         *       ]
         *     }
         */
        'application/json': components['schemas']['OpcUaValueRequest']
      }
    }
    responses: {
      /** @description The values, in the order of the request. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "node_id": "ns=1;s=Filler/Tank 1/Temperature",
           *           "value": 68.4,
           *           "quality": "good",
           *           "reason": null,
           *           "time": "2026/11/21 09:41:07"
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['OpcUaValues']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readOpcUaUses: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "node_ids": [
         *         "ns=1;s=Filler/Tank 1/Temperature"
         *       ]
         *     }
         */
        'application/json': components['schemas']['OpcUaUseRequest']
      }
    }
    responses: {
      /** @description The nodes of the request that are in use. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "node_id": "ns=1;s=Filler/Tank 1/Temperature",
           *           "clients": [
           *             "UaExpert"
           *           ]
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['OpcUaUses']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readNodeTree: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tree. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NodeTree']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveNodeTree: {
    parameters: {
      query?: never
      header: {
        /** @description The `ETag` of the tree as it was read. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "folders": [
         *         {
         *           "name": "Filler",
         *           "folders": [],
         *           "tags": [
         *             {
         *               "name": "Speed",
         *               "plc": "Line PLC",
         *               "address": "10",
         *               "format": "MW%d",
         *               "index_register": null,
         *               "data_type": "INT16",
         *               "length": 1,
         *               "access": "writable"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['NodeTree']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or `invalid_tree` with the first 100 problems in `details`: `path` is the JSON pointer (RFC 6901) of the folder or tag in the body. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "error_code": "invalid_tree",
           *       "message": "/folders/0/tags/3: address",
           *       "details": {
           *         "total": 1,
           *         "problems": [
           *           {
           *             "path": "/folders/0/tags/3",
           *             "code": "address"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token' | 'invalid_tree'
            fields?: {
              [key: string]: components['schemas']['SchemaFault']
            }
            details?: components['schemas']['NodeTreeProblems']
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readDriverTable: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The table. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DriverTable']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listOpcUaCertificates: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The certificates. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "5F2C0A7B9E3D4C1F8A6B7C8D9E0F1A2B3C4D5E6F",
           *           "list": "own",
           *           "name": "PanelServer",
           *           "subject": "CN=PanelServer, O=Example Panels",
           *           "issuer": "CN=PanelServer, O=Example Panels",
           *           "organization": "Example Panels",
           *           "organization_unit": "",
           *           "uri": "urn:line2-hmi:PanelServer",
           *           "host_names": [
           *             "line2-hmi",
           *             "192.168.10.42"
           *           ],
           *           "valid_from": "2024/12/03 09:41:07",
           *           "valid_to": "2026/12/03 09:41:07",
           *           "days_left": 12,
           *           "file_name": "own.der",
           *           "thumbprint": "5F2C0A7B9E3D4C1F8A6B7C8D9E0F1A2B3C4D5E6F",
           *           "key_bits": 2048,
           *           "self_signed": true,
           *           "authority": false,
           *           "problem": null,
           *           "reason": null,
           *           "last_seen": null,
           *           "address": null
           *         },
           *         {
           *           "id": "5F2C0A7B9E3D4C1F8A6B7C8D9E0F1A2B3C4D5E6F",
           *           "list": "rejected",
           *           "name": "UaExpert@eng-nb7",
           *           "subject": "CN=UaExpert@eng-nb7, O=Example Bottling",
           *           "issuer": "CN=UaExpert@eng-nb7, O=Example Bottling",
           *           "organization": "Example Bottling",
           *           "organization_unit": "",
           *           "uri": "urn:eng-nb7:UaExpert",
           *           "host_names": [
           *             "eng-nb7"
           *           ],
           *           "valid_from": "2026/11/01 09:41:07",
           *           "valid_to": "2027/01/05 09:41:07",
           *           "days_left": 45,
           *           "file_name": "UaExpert.der",
           *           "thumbprint": "5F2C0A7B9E3D4C1F8A6B7C8D9E0F1A2B3C4D5E6F",
           *           "key_bits": 2048,
           *           "self_signed": true,
           *           "authority": false,
           *           "problem": null,
           *           "reason": "untrusted",
           *           "last_seen": "2026/11/21 09:39:32",
           *           "address": "192.168.10.88"
           *         }
           *       ],
           *       "total": 2
           *     }
           */
          'application/json': components['schemas']['OpcUaCertificates']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  addTrustedOpcUaCertificate: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "file": {
         *         "name": "plant-ca.pem",
         *         "content": "MIIDazCCAlOgAwIBAgIUBmk="
         *       }
         *     }
         */
        'application/json': components['schemas']['OpcUaFileUpload']
      }
    }
    responses: {
      /** @description The certificate. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "5F2C0A7B9E3D4C1F8A6B7C8D9E0F1A2B3C4D5E6F",
           *       "list": "trusted",
           *       "name": "UaExpert@eng-nb7",
           *       "subject": "CN=UaExpert@eng-nb7, O=Example Bottling",
           *       "issuer": "CN=UaExpert@eng-nb7, O=Example Bottling",
           *       "organization": "Example Bottling",
           *       "organization_unit": "",
           *       "uri": "urn:eng-nb7:UaExpert",
           *       "host_names": [
           *         "eng-nb7"
           *       ],
           *       "valid_from": "2026/11/01 09:41:07",
           *       "valid_to": "2027/01/05 09:41:07",
           *       "days_left": 45,
           *       "file_name": "UaExpert.der",
           *       "thumbprint": "5F2C0A7B9E3D4C1F8A6B7C8D9E0F1A2B3C4D5E6F",
           *       "key_bits": 2048,
           *       "self_signed": true,
           *       "authority": false,
           *       "problem": null,
           *       "reason": "untrusted",
           *       "last_seen": "2026/11/21 09:39:32",
           *       "address": "192.168.10.88"
           *     }
           */
          'application/json': components['schemas']['OpcUaCertificate']
        }
      }
      /** @description The request cannot be taken. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'not_a_certificate'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'already_exists' | 'limit_reached'
            fields?: {
              [key: string]: 'already_exists'
            }
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  addOpcUaIssuer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "file": {
         *         "name": "plant-ca.pem",
         *         "content": "MIIDazCCAlOgAwIBAgIUBmk="
         *       }
         *     }
         */
        'application/json': components['schemas']['OpcUaFileUpload']
      }
    }
    responses: {
      /** @description The certificate. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "5F2C0A7B9E3D4C1F8A6B7C8D9E0F1A2B3C4D5E6F",
           *       "list": "issuers",
           *       "name": "UaExpert@eng-nb7",
           *       "subject": "CN=UaExpert@eng-nb7, O=Example Bottling",
           *       "issuer": "CN=UaExpert@eng-nb7, O=Example Bottling",
           *       "organization": "Example Bottling",
           *       "organization_unit": "",
           *       "uri": "urn:eng-nb7:UaExpert",
           *       "host_names": [
           *         "eng-nb7"
           *       ],
           *       "valid_from": "2026/11/01 09:41:07",
           *       "valid_to": "2027/01/05 09:41:07",
           *       "days_left": 45,
           *       "file_name": "UaExpert.der",
           *       "thumbprint": "5F2C0A7B9E3D4C1F8A6B7C8D9E0F1A2B3C4D5E6F",
           *       "key_bits": 2048,
           *       "self_signed": true,
           *       "authority": false,
           *       "problem": null,
           *       "reason": "untrusted",
           *       "last_seen": "2026/11/21 09:39:32",
           *       "address": "192.168.10.88"
           *     }
           */
          'application/json': components['schemas']['OpcUaCertificate']
        }
      }
      /** @description The request cannot be taken. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('not_a_certificate' | 'not_an_authority')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'already_exists' | 'limit_reached'
            fields?: {
              [key: string]: 'already_exists'
            }
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readOwnOpcUaCertificate: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The certificate. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "certificate": {
           *         "id": "5F2C0A7B9E3D4C1F8A6B7C8D9E0F1A2B3C4D5E6F",
           *         "list": "own",
           *         "name": "PanelServer",
           *         "subject": "CN=PanelServer, O=Example Panels",
           *         "issuer": "CN=PanelServer, O=Example Panels",
           *         "organization": "Example Panels",
           *         "organization_unit": "",
           *         "uri": "urn:line2-hmi:PanelServer",
           *         "host_names": [
           *           "line2-hmi",
           *           "192.168.10.42"
           *         ],
           *         "valid_from": "2024/12/03 09:41:07",
           *         "valid_to": "2026/12/03 09:41:07",
           *         "days_left": 12,
           *         "file_name": "own.der",
           *         "thumbprint": "5F2C0A7B9E3D4C1F8A6B7C8D9E0F1A2B3C4D5E6F",
           *         "key_bits": 2048,
           *         "self_signed": true,
           *         "authority": false,
           *         "problem": null,
           *         "reason": null,
           *         "last_seen": null,
           *         "address": null
           *       },
           *       "application_uri": "urn:line2-hmi:PanelServer",
           *       "panel_names": [
           *         "line2-hmi",
           *         "192.168.10.42"
           *       ]
           *     }
           */
          'application/json': components['schemas']['OpcUaOwnCertificate']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  replaceOwnOpcUaCertificate: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "certificate": {
         *         "name": "plant-ca.pem",
         *         "content": "MIIDazCCAlOgAwIBAgIUBmk="
         *       },
         *       "key": {
         *         "name": "server.key",
         *         "content": "MIIDazCCAlOgAwIBAgIUBmk="
         *       },
         *       "key_password": "example"
         *     }
         */
        'application/json': components['schemas']['OpcUaOwnUpload']
      }
    }
    responses: {
      /** @description The certificate. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "5F2C0A7B9E3D4C1F8A6B7C8D9E0F1A2B3C4D5E6F",
           *       "list": "own",
           *       "name": "PanelServer",
           *       "subject": "CN=PanelServer, O=Example Panels",
           *       "issuer": "CN=PanelServer, O=Example Panels",
           *       "organization": "Example Panels",
           *       "organization_unit": "",
           *       "uri": "urn:line2-hmi:PanelServer",
           *       "host_names": [
           *         "line2-hmi",
           *         "192.168.10.42"
           *       ],
           *       "valid_from": "2024/12/03 09:41:07",
           *       "valid_to": "2026/12/03 09:41:07",
           *       "days_left": 12,
           *       "file_name": "own.der",
           *       "thumbprint": "5F2C0A7B9E3D4C1F8A6B7C8D9E0F1A2B3C4D5E6F",
           *       "key_bits": 2048,
           *       "self_signed": true,
           *       "authority": false,
           *       "problem": null,
           *       "reason": null,
           *       "last_seen": null,
           *       "address": null
           *     }
           */
          'application/json': components['schemas']['OpcUaCertificate']
        }
      }
      /** @description The request cannot be taken. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token' | 'key_mismatch'
            fields?: {
              [key: string]:
                | components['schemas']['SchemaFault']
                | (
                    | 'not_a_certificate'
                    | 'not_a_key'
                    | 'key_mismatch'
                    | 'key_too_short'
                    | 'required'
                    | 'wrong_password'
                    | 'expired'
                    | 'not_yet_valid'
                  )
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  regenerateOwnOpcUaCertificate: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "host_names": [
         *         "line2-hmi",
         *         "192.168.10.42"
         *       ],
         *       "organization": "Example Bottling",
         *       "organization_unit": "Automation",
         *       "valid_days": 1825,
         *       "key_bits": 2048
         *     }
         */
        'application/json': components['schemas']['OpcUaNewCertificate']
      }
    }
    responses: {
      /** @description The certificate. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "5F2C0A7B9E3D4C1F8A6B7C8D9E0F1A2B3C4D5E6F",
           *       "list": "own",
           *       "name": "PanelServer",
           *       "subject": "CN=PanelServer, O=Example Panels",
           *       "issuer": "CN=PanelServer, O=Example Panels",
           *       "organization": "Example Panels",
           *       "organization_unit": "",
           *       "uri": "urn:line2-hmi:PanelServer",
           *       "host_names": [
           *         "line2-hmi",
           *         "192.168.10.42"
           *       ],
           *       "valid_from": "2024/12/03 09:41:07",
           *       "valid_to": "2026/12/03 09:41:07",
           *       "days_left": 12,
           *       "file_name": "own.der",
           *       "thumbprint": "5F2C0A7B9E3D4C1F8A6B7C8D9E0F1A2B3C4D5E6F",
           *       "key_bits": 2048,
           *       "self_signed": true,
           *       "authority": false,
           *       "problem": null,
           *       "reason": null,
           *       "last_seen": null,
           *       "address": null
           *     }
           */
          'application/json': components['schemas']['OpcUaCertificate']
        }
      }
      /** @description The request cannot be taken. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'host'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  requestOpcUaSignature: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "host_names": [
         *         "line2-hmi",
         *         "192.168.10.42"
         *       ],
         *       "organization": "Example Bottling",
         *       "organization_unit": "Automation"
         *     }
         */
        'application/json': components['schemas']['OpcUaCertificateNames']
      }
    }
    responses: {
      /** @description The request. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "file_name": "PanelServer.csr",
           *       "pem": "-----BEGIN CERTIFICATE REQUEST-----\nMIIC\n-----END CERTIFICATE REQUEST-----\n"
           *     }
           */
          'application/json': components['schemas']['OpcUaSigningRequest']
        }
      }
      /** @description The request cannot be taken. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'host'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  deleteOpcUaCertificate: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The certificate: its thumbprint. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'certificate_in_use'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  trustOpcUaCertificate: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The certificate: its thumbprint. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Trusted. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'certificate_in_use' | 'limit_reached'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  rejectOpcUaCertificate: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The certificate: its thumbprint. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Rejected. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'certificate_in_use'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  downloadOpcUaCertificate: {
    parameters: {
      query?: {
        /** @description Of the file. */
        format?: 'der' | 'pem'
      }
      header?: never
      path: {
        /** @description The certificate: its thumbprint. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Where to fetch the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/5d0c2b7e9a",
           *       "expires_seconds": 60
           *     }
           */
          'application/json': components['schemas']['Download']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listOpcUaRevocationLists: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The lists. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "5F2C0A7B9E3D4C1F8A6B7C8D9E0F1A2B3C4D5E6F",
           *           "issuer": "CN=Example Bottling CA, O=Example Bottling",
           *           "issued": "2026/10/22 09:41:07",
           *           "next_update": "2027/01/20 09:41:07",
           *           "overdue": false,
           *           "revoked": 1,
           *           "file_name": "plant-ca.crl"
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['OpcUaRevocationLists']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  addOpcUaRevocationList: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "file": {
         *         "name": "plant-ca.crl",
         *         "content": "MIIDazCCAlOgAwIBAgIUBmk="
         *       }
         *     }
         */
        'application/json': components['schemas']['OpcUaFileUpload']
      }
    }
    responses: {
      /** @description The list. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "5F2C0A7B9E3D4C1F8A6B7C8D9E0F1A2B3C4D5E6F",
           *       "issuer": "CN=Example Bottling CA, O=Example Bottling",
           *       "issued": "2026/10/22 09:41:07",
           *       "next_update": "2027/01/20 09:41:07",
           *       "overdue": false,
           *       "revoked": 1,
           *       "file_name": "plant-ca.crl"
           *     }
           */
          'application/json': components['schemas']['OpcUaRevocationList']
        }
      }
      /** @description The request cannot be taken. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]:
                | components['schemas']['SchemaFault']
                | ('not_a_revocation_list' | 'issuer_unknown' | 'older')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  deleteOpcUaRevocationList: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The list: its thumbprint. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readOpcUaDiscovery: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "register": true,
           *       "url": "opc.tcp://lds.plant.example:4840/UADiscovery",
           *       "interval_seconds": 300,
           *       "mdns": false
           *     }
           */
          'application/json': components['schemas']['OpcUaDiscoverySettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveOpcUaDiscovery: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the values that are replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "register": true,
         *       "url": "opc.tcp://lds.plant.example:4840/UADiscovery",
         *       "interval_seconds": 300,
         *       "mdns": false
         *     }
         */
        'application/json': components['schemas']['OpcUaDiscoverySettings']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('host' | 'port')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readOpcUaDiscoveryStatus: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The state. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "state": "failed",
           *       "time": "2026/11/21 09:41:07",
           *       "code": "certificate_untrusted",
           *       "detail": "BadSecurityChecksFailed",
           *       "announced": [
           *         {
           *           "url": "opc.tcp://hmi-7f31:4840",
           *           "resolvable": false
           *         },
           *         {
           *           "url": "opc.tcp://192.168.10.42:4840",
           *           "resolvable": true
           *         }
           *       ],
           *       "mdns": "announced"
           *     }
           */
          'application/json': components['schemas']['OpcUaDiscoveryStatus']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  testOpcUaDiscovery: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "url": "opc.tcp://lds.plant.example:4840/UADiscovery"
         *     }
         */
        'application/json': components['schemas']['OpcUaDiscoveryTarget']
      }
    }
    responses: {
      /** @description How far it went. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "steps": [
           *         {
           *           "name": "resolve",
           *           "state": "done",
           *           "milliseconds": 3
           *         },
           *         {
           *           "name": "connect",
           *           "state": "done",
           *           "milliseconds": 12
           *         },
           *         {
           *           "name": "channel",
           *           "state": "failed",
           *           "milliseconds": 140
           *         },
           *         {
           *           "name": "find",
           *           "state": "waiting",
           *           "milliseconds": null
           *         },
           *         {
           *           "name": "register",
           *           "state": "waiting",
           *           "milliseconds": null
           *         },
           *         {
           *           "name": "listed",
           *           "state": "waiting",
           *           "milliseconds": null
           *         }
           *       ],
           *       "error_code": "certificate_untrusted",
           *       "detail": "BadSecurityChecksFailed",
           *       "servers": []
           *     }
           */
          'application/json': components['schemas']['OpcUaDiscoveryTest']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('host' | 'port')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      /** @description The service of the OPC UA server does not respond, or the panel is starting or overloaded. */
      503: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          'Retry-After': components['headers']['RetryAfter']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'unavailable' | 'opcua_unavailable'
          } & components['schemas']['Error']
        }
      }
    }
  }
  readOpcUaTraceSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "level": "warning",
           *       "categories": [
           *         "server",
           *         "session",
           *         "subscription",
           *         "security",
           *         "value",
           *         "discovery"
           *       ],
           *       "file_mb": 2,
           *       "files": 5,
           *       "auto_off_minutes": 30
           *     }
           */
          'application/json': components['schemas']['OpcUaTraceSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveOpcUaTraceSettings: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the values that are replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "level": "warning",
         *       "categories": [
         *         "server",
         *         "session",
         *         "subscription",
         *         "security",
         *         "value",
         *         "discovery"
         *       ],
         *       "file_mb": 2,
         *       "files": 5,
         *       "auto_off_minutes": 30
         *     }
         */
        'application/json': components['schemas']['OpcUaTraceSettings']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readOpcUaTraceStatus: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The state. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "level": "debug",
           *       "auto_off_seconds": 1620,
           *       "lines": 1042,
           *       "files": 1,
           *       "bytes": 93780,
           *       "oldest": "2026/11/21 06:12:40"
           *     }
           */
          'application/json': components['schemas']['OpcUaTraceStatus']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listOpcUaTraceLines: {
    parameters: {
      query?: {
        /** @description Only lines of this level and of worse ones. */
        level?: components['schemas']['OpcUaTraceLineLevel']
        /** @description Only lines of these categories, separated by commas. */
        category?: components['schemas']['OpcUaTraceCategory'][]
        /** @description Only lines that contain this, in any case. */
        text?: string
        /** @description Lines to skip. */
        offset?: number
        /** @description The maximum number of lines. */
        limit?: number
        /** @description Only lines up to this number, so that a list that is being read does not move. */
        newest?: number
        /** @description Only lines after this number. */
        after?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "number": 1042,
           *           "time": "2026/11/21 09:41:02",
           *           "level": "warning",
           *           "category": "security",
           *           "text": "UaExpert from 192.168.10.20 was rejected: certificate_untrusted"
           *         }
           *       ],
           *       "total": 1,
           *       "newest": 1042
           *     }
           */
          'application/json': components['schemas']['OpcUaTracePage']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  clearOpcUaTrace: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Cleared. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  downloadOpcUaTrace: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Where to fetch the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/5d0c2b7e9a",
           *       "expires_seconds": 60
           *     }
           */
          'application/json': components['schemas']['Download']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listDataLogs: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The logs. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DataLogs']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readDataLogRecords: {
    parameters: {
      query?: {
        /**
         * @description First time, included. Without it the range begins with the log.
         * @example 2026.11.21-08:41:07
         */
        from?: string
        /** @description Last time, included. Without it the range is open. */
        to?: string
        /** @description Only records later than this time. */
        after?: string
        /** @description Channels wanted, by id, separated by commas, in the order of the answer. All without it. */
        channels?: components['schemas']['Id'][]
        /** @description Most records to answer. */
        limit?: number
        /** @description Reduces the whole range to at most this many records by minimum and maximum per interval; `limit` is then ignored. */
        points?: number
      }
      header?: never
      path: {
        /** @description The log, as listed by `GET /data/logs`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The records. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         [
           *           "2026/11/21 09:41:06",
           *           72.3,
           *           55.2
           *         ],
           *         [
           *           "2026/11/21 09:41:07",
           *           72.4,
           *           null
           *         ]
           *       ],
           *       "total": 24310,
           *       "nearest": null,
           *       "channels": [
           *         "tank-1",
           *         "tank-2"
           *       ]
           *     }
           */
          'application/json': components['schemas']['DataLogRecords']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('invalid_date' | 'before_from')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  exportDataLog: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The log, as listed by `GET /data/logs`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "from": "2026.11.21-00:00:00",
         *       "to": "2026.11.21-23:59:59",
         *       "channels": [
         *         "tank-1"
         *       ],
         *       "separator": ";",
         *       "decimal": ",",
         *       "time_format": "device"
         *     }
         */
        'application/json': components['schemas']['DataLogExport']
      }
    }
    responses: {
      /** @description Where to fetch the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "5d0c2b7e9a",
           *       "url": "/api/v1/downloads/5d0c2b7e9a",
           *       "expires_seconds": 60
           *     }
           */
          'application/json': components['schemas']['StartedExport']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]:
                | components['schemas']['SchemaFault']
                | ('invalid_date' | 'before_from' | 'same_as_separator')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  prepareDataLogDatabase: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The log, as listed by `GET /data/logs`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Where to fetch the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "5d0c2b7e9a",
           *       "url": "/api/v1/downloads/5d0c2b7e9a",
           *       "expires_seconds": 60
           *     }
           */
          'application/json': components['schemas']['StartedExport']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listEvents: {
    parameters: {
      query?: {
        /**
         * @description First time, included. Without it the range begins with the log.
         * @example 2026.11.21-08:41:07
         */
        from?: string
        /** @description Last time, included. Without it the range is open. */
        to?: string
        /** @description Only these states. */
        state?: ('triggered' | 'acknowledged' | 'returned_unacknowledged' | 'returned')[]
        /** @description Only these categories. */
        category?: number[]
        /** @description Only these priorities. */
        priority?: ('low' | 'middle' | 'high' | 'emergency')[]
        /** @description Only events whose text, address or comment contains this, in any case. */
        text?: string
        /** @description Of the texts; English for a text that the project has in no other. */
        language?: 'en' | 'ja' | 'ko'
        /** @description Events to skip. */
        offset?: number
        /** @description Most events to answer. */
        limit?: number
        /** @description Only events up to this number. */
        newest?: number
        /** @description Only events after this number. */
        after?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "number": 4711,
           *           "kind": "alarm",
           *           "code": "alarm",
           *           "state": "triggered",
           *           "text": "Tank 1: temperature high",
           *           "category": 10,
           *           "priority": "high",
           *           "address": "Filler.Tank1.Temperature",
           *           "value": 84.6,
           *           "unit": "°C",
           *           "triggered_at": "2026/11/21 09:41:07",
           *           "acknowledged_at": null,
           *           "acknowledged_by": null,
           *           "comment": "",
           *           "returned_at": null,
           *           "duration_seconds": 12,
           *           "count": 3,
           *           "clock_set_back": false,
           *           "logged": {
           *             "log": "filler-temperatures",
           *             "channel": "tank-1"
           *           }
           *         }
           *       ],
           *       "total": 1,
           *       "newest": 4711,
           *       "stored": 4211,
           *       "oldest": "2026/10/22 00:00:12",
           *       "unacknowledged": 1,
           *       "active": 1,
           *       "buzzer": "sounding",
           *       "may_acknowledge": true
           *     }
           */
          'application/json': components['schemas']['EventPage']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('invalid_date' | 'before_from')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readAlarmQuality: {
    parameters: {
      query?: {
        /**
         * @description First time, included. Without it seven days before the last.
         * @example 2026.11.21-08:41:07
         */
        from?: string
        /** @description Last time, included. Without it now. */
        to?: string
        /** @description Of the texts; English for a text that the project has in no other. */
        language?: 'en' | 'ja' | 'ko'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The figures. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AlarmQuality']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('invalid_date' | 'before_from')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  exportEvents: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "from": "2026.11.21-00:00:00",
         *       "priority": [
         *         "high",
         *         "emergency"
         *       ],
         *       "separator": ";",
         *       "decimal": ",",
         *       "time_format": "iso"
         *     }
         */
        'application/json': components['schemas']['EventExport']
      }
    }
    responses: {
      /** @description Where to fetch the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "5d0c2b7e9a",
           *       "url": "/api/v1/downloads/5d0c2b7e9a",
           *       "expires_seconds": 60
           *     }
           */
          'application/json': components['schemas']['StartedExport']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]:
                | components['schemas']['SchemaFault']
                | ('invalid_date' | 'before_from' | 'same_as_separator')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readEventSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "retention_days": 30
           *     }
           */
          'application/json': components['schemas']['EventSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveEventSettings: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the values that are replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "retention_days": 90
         *     }
         */
        'application/json': components['schemas']['EventSettings']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  acknowledgeEvents: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "numbers": [
         *         4711,
         *         4709
         *       ],
         *       "comment": "Nozzle cleaned"
         *     }
         */
        'application/json': components['schemas']['EventAcknowledgement']
      }
    }
    responses: {
      /** @description How many. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "acknowledged": 2,
           *       "skipped": 0
           *     }
           */
          'application/json': components['schemas']['EventsAcknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'acknowledged_at_panel_only'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  silenceBuzzer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Silent. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  deleteEvents: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "before": "2026.10.21-00:00:00"
         *     }
         */
        'application/json': components['schemas']['EventDeletion']
      }
    }
    responses: {
      /** @description How many. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "deleted": 1204
           *     }
           */
          'application/json': components['schemas']['EventsDeleted']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('invalid_date' | 'in_the_future')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listMarks: {
    parameters: {
      query?: {
        /**
         * @description First time, included. Without it the range begins with the logs.
         * @example 2026.11.21-08:41:07
         */
        from?: string
        /**
         * @description Last time, included. Without it the range is open.
         * @example 2026.11.21-09:41:07
         */
        to?: string
        /** @description Of the event log, only entries after this number: what is new since a response. */
        after_event?: number
        /** @description The same for the operation log. */
        after_operation?: number
        /** @description Only these kinds. */
        kinds?: ('event' | 'operation' | 'restart' | 'update' | 'sign_in')[]
        /** @description Most marks to answer. */
        points?: number
        /** @description Of the texts; English for a text that the project has in no other. */
        language?: 'en' | 'ja' | 'ko'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The marks. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "kind": "operation",
           *           "count": 1,
           *           "first": "2026/11/21 09:12:40",
           *           "last": "2026/11/21 09:12:40",
           *           "number": 18123,
           *           "text": "Tank 1 setpoint",
           *           "username": "Shift1",
           *           "result": "done",
           *           "action": "write"
           *         },
           *         {
           *           "kind": "event",
           *           "count": 4,
           *           "first": "2026/11/21 09:38:02",
           *           "last": "2026/11/21 09:41:07",
           *           "number": null,
           *           "text": "",
           *           "username": "",
           *           "result": null,
           *           "action": null
           *         }
           *       ],
           *       "total": 5,
           *       "newest_event": 3631,
           *       "newest_operation": 18123,
           *       "kinds": [
           *         "event",
           *         "operation",
           *         "restart",
           *         "update",
           *         "sign_in"
           *       ]
           *     }
           */
          'application/json': components['schemas']['Marks']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('invalid_date' | 'before_from')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  fetchDownload: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description From the answer that prepared the file. */
        ticket: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          /** @description The file name. */
          'Content-Disposition'?: string
          [name: string]: unknown
        }
        content: {
          'text/csv': string
        }
      }
      400: components['responses']['Malformed']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readExport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The export, as it was answered when it was started. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The export. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "5d0c2b7e9a",
           *       "name": "line2-hmi-Filler-temperatures-2026-11-21-09-41-07.csv",
           *       "state": "done",
           *       "code": null,
           *       "rows": 24310,
           *       "total": 24310,
           *       "bytes": 1894210,
           *       "total_bytes": null,
           *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
           *     }
           */
          'application/json': components['schemas']['Export']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  cancelExport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The export, as it was answered when it was started. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Cancelled, or ended before. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readLicense: {
    parameters: {
      query: {
        /** @description Always 28. */
        resetsele: 28
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The flag. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'text/plain': components['schemas']['License']
          /**
           * @example {
           *       "license": true
           *     }
           */
          'application/json': components['schemas']['License']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listJobs: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The jobs. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "9f1c03a4d2e85b67",
           *           "kind": "project-update",
           *           "subject": "Bottling Line 2",
           *           "state": "running",
           *           "step": 2,
           *           "steps": [
           *             "prepare",
           *             "stop_project",
           *             "update_project",
           *             "decompress_project",
           *             "start_project"
           *           ],
           *           "percent": 41,
           *           "cancellable": false,
           *           "started_at": "2026/11/21 09:41:07",
           *           "started_by": "engineer",
           *           "elapsed_seconds": 12,
           *           "log_from": 0,
           *           "log": [
           *             {
           *               "time": "2026/11/21 09:41:07",
           *               "text": "Checking the package"
           *             }
           *           ]
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['Jobs']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readJob: {
    parameters: {
      query?: {
        /** @description The first line of the log to send, so that no line is sent twice. */
        log_from?: number
      }
      header?: never
      path: {
        /** @description The job, as it was answered when it was started. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The job. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "9f1c03a4d2e85b67",
           *       "kind": "project-restart",
           *       "subject": "Bottling Line 2",
           *       "state": "done",
           *       "step": 2,
           *       "steps": [
           *         "stop_project",
           *         "start_project"
           *       ],
           *       "percent": 100,
           *       "cancellable": false,
           *       "started_at": "2026/11/21 09:41:07",
           *       "started_by": "engineer",
           *       "ended_at": "2026/11/21 09:41:25",
           *       "elapsed_seconds": 18,
           *       "log_from": 0,
           *       "log": []
           *     }
           */
          'application/json': components['schemas']['Job']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  cancelJob: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The job, as listed by `GET /jobs`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Cancelled. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'not_cancellable' | 'already_ended'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readIdentity: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The identity. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "time": "2026/11/21 09:41:07",
           *       "zone": "Asia/Tokyo",
           *       "model": "HMI-3152",
           *       "hmi_name": "line2-hmi",
           *       "project": "Bottling Line 2",
           *       "serial": "2609A0417F31",
           *       "hardware_key": "7C1D90E25B3A",
           *       "hostname": "line2-hmi",
           *       "os_version": "20260930",
           *       "web_version": "2.6.0",
           *       "easyaccess_version": "1.14.2",
           *       "bootloader": "1.9.3",
           *       "image_built": "2026/09/30",
           *       "up_time_seconds": 1053082,
           *       "ports": [
           *         {
           *           "id": "eth0",
           *           "kind": "ethernet",
           *           "mac": "00:0C:26:41:7F:31"
           *         }
           *       ],
           *       "licences": [
           *         {
           *           "feature": "OPC UA",
           *           "state": "active",
           *           "date": "2026/03/04"
           *         }
           *       ],
           *       "identify_seconds_left": 0,
           *       "restart_needed": false
           *     }
           */
          'application/json': components['schemas']['SystemIdentity']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listOpenSourceNotices: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The notices. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "name": "busybox",
           *           "version": "1.36.1",
           *           "licence": "GPL-2.0-only",
           *           "copyright": "Erik Andersen and others"
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['OpenSourceNotices']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  prepareSupportBundle: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Where to fetch the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/5d0c2b7e9a",
           *       "expires_seconds": 60
           *     }
           */
          'application/json': components['schemas']['Download']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  restartPanel: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "New firmware package"
         *     }
         */
        'application/json': components['schemas']['RestartOrder']
      }
    }
    responses: {
      /** @description It restarts. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "seconds": 40
           *     }
           */
          'application/json': components['schemas']['RestartAnswer']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'busy'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  identifyPanel: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "seconds": 15
         *     }
         */
        'application/json': components['schemas']['IdentifyOrder']
      }
    }
    responses: {
      /** @description It blinks. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'no_led'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listRecipes: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The recipes. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Recipes']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readRecipeRecords: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The recipe, as listed by `GET /project/recipes`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The records. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "number": 3,
           *           "name": "Cola 0.5 l",
           *           "values": [
           *             "500",
           *             "4.5",
           *             "1"
           *           ],
           *           "changed_at": "2026/11/20 16:12:44",
           *           "changed_by": "operator"
           *         }
           *       ],
           *       "total": 1,
           *       "changes": 41
           *     }
           */
          'application/json': components['schemas']['RecipeRecords']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  createRecipeRecord: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The recipe, as listed by `GET /project/recipes`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "definition": "f3a91c02",
         *       "name": "Cola 0.5 l",
         *       "values": [
         *         "500",
         *         "4.5",
         *         "1"
         *       ]
         *     }
         */
        'application/json': components['schemas']['NewRecipeRecord']
      }
    }
    responses: {
      /** @description The record. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "number": 3,
           *       "name": "Cola 0.5 l",
           *       "values": [
           *         "500",
           *         "4.5",
           *         "1"
           *       ],
           *       "changed_at": "2026/11/20 16:12:44",
           *       "changed_by": "operator"
           *     }
           */
          'application/json': components['schemas']['RecipeRecord']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]:
                | components['schemas']['SchemaFault']
                | ('integer' | 'number' | 'bit' | 'out_of_range' | 'count_differs')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'recipe_in_use' | 'definition_changed' | 'limit_reached' | 'already_exists'
            fields?: {
              [key: string]: 'already_exists'
            }
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readRecipeRecord: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The recipe, as listed by `GET /project/recipes`. */
        id: components['schemas']['Id']
        /** @description Number of the record. */
        number: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The record. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "number": 3,
           *       "name": "Cola 0.5 l",
           *       "values": [
           *         "500",
           *         "4.5",
           *         "1"
           *       ],
           *       "changed_at": "2026/11/20 16:12:44",
           *       "changed_by": "operator"
           *     }
           */
          'application/json': components['schemas']['RecipeRecord']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  updateRecipeRecord: {
    parameters: {
      query?: never
      header: {
        /** @description The `ETag` of the record as it was read. */
        'If-Match': string
      }
      path: {
        /** @description The recipe, as listed by `GET /project/recipes`. */
        id: components['schemas']['Id']
        /** @description Number of the record. */
        number: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "definition": "f3a91c02",
         *       "name": "Cola 0.5 l",
         *       "values": [
         *         "500",
         *         "4.5",
         *         "1"
         *       ]
         *     }
         */
        'application/json': components['schemas']['NewRecipeRecord']
      }
    }
    responses: {
      /** @description Changed. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]:
                | components['schemas']['SchemaFault']
                | ('integer' | 'number' | 'bit' | 'out_of_range' | 'count_differs')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'recipe_in_use' | 'definition_changed' | 'already_exists'
            fields?: {
              [key: string]: 'already_exists'
            }
          } & components['schemas']['Error']
        }
      }
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  deleteRecipeRecord: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The recipe, as listed by `GET /project/recipes`. */
        id: components['schemas']['Id']
        /** @description Number of the record. */
        number: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'recipe_in_use'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  exportRecipe: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The recipe, as listed by `GET /project/recipes`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "separator": ";",
         *       "decimal": ","
         *     }
         */
        'application/json': components['schemas']['RecipeExport']
      }
    }
    responses: {
      /** @description Where to fetch the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/5d0c2b7e9a",
           *       "expires_seconds": 60
           *     }
           */
          'application/json': components['schemas']['Download']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'same_as_separator'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  importRecipe: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The recipe, as listed by `GET /project/recipes`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "definition": "f3a91c02",
         *       "changes": 41,
         *       "existing": "update",
         *       "rows": [
         *         {
         *           "number": 3,
         *           "name": "Cola 0.5 l",
         *           "values": [
         *             "500",
         *             "4.5",
         *             "1"
         *           ]
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['RecipeImport']
      }
    }
    responses: {
      /** @description What was done. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "added": 0,
           *       "updated": 1,
           *       "skipped": 0,
           *       "unchanged": 0
           *     }
           */
          'application/json': components['schemas']['RecipeImported']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'recipe_in_use' | 'definition_changed' | 'records_changed' | 'limit_reached'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  loadRecipeRecord: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The recipe, as listed by `GET /project/recipes`. */
        id: components['schemas']['Id']
        /** @description Number of the record. */
        number: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "changes": 41
         *     }
         */
        'application/json': components['schemas']['NewRecipeLoad']
      }
    }
    responses: {
      /** @description What was loaded, and when. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "number": 3,
           *       "name": "Cola 0.5 l",
           *       "loaded_at": "2026/11/21 09:41:07",
           *       "loaded_by": "engineer"
           *     }
           */
          'application/json': components['schemas']['RecipeLoad']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'load_forbidden' | 'plc_disconnected' | 'records_changed' | 'values_refused'
            fields?: {
              [key: string]: 'integer' | 'number' | 'bit' | 'out_of_range' | 'too_long' | 'count_differs'
            }
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listAccounts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The accounts. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "8",
           *           "username": "night.shift",
           *           "name": "Night shift",
           *           "roles": [
           *             "info",
           *             "data-log"
           *           ],
           *           "password_must_change": true,
           *           "valid_until": "2027/03/31",
           *           "password_age_days": 90,
           *           "state": "active",
           *           "locked_until": null,
           *           "last_sign_in": {
           *             "time": "2026/11/20 12:05:31",
           *             "address": "192.168.10.71"
           *           },
           *           "sessions": 1
           *         }
           *       ],
           *       "total": 1,
           *       "max_accounts": 50
           *     }
           */
          'application/json': components['schemas']['Accounts']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  createAccount: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "username": "night.shift",
         *       "name": "Night shift",
         *       "roles": [
         *         "info",
         *         "data-log"
         *       ],
         *       "password_must_change": true,
         *       "valid_until": "2027/03/31",
         *       "password_age_days": 90
         *     }
         */
        'application/json': components['schemas']['AccountCreation']
      }
    }
    responses: {
      /** @description Added. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "8",
           *       "temporary_password": "Kx7mPq2wTz"
           *     }
           */
          'application/json': components['schemas']['CreatedAccount']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('invalid_date' | 'in_the_past' | 'weak_password')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'limit_reached' | 'already_exists'
            fields?: {
              [key: string]: 'already_exists'
            }
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readAccount: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The account, as listed by `GET /uac/accounts`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Its settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "name": "Night shift",
           *       "roles": [
           *         "info",
           *         "data-log"
           *       ],
           *       "password_must_change": true,
           *       "valid_until": "2027/03/31",
           *       "password_age_days": 90
           *     }
           */
          'application/json': components['schemas']['StoredAccountSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveAccount: {
    parameters: {
      query?: never
      header: {
        /** @description The `ETag` of the values that were read. */
        'If-Match': string
      }
      path: {
        /** @description The account, as listed by `GET /uac/accounts`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Night shift",
         *       "roles": [
         *         "info",
         *         "data-log"
         *       ],
         *       "password_must_change": true,
         *       "valid_until": "2027/03/31",
         *       "password_age_days": 90
         *     }
         */
        'application/json': components['schemas']['AccountSettings']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('invalid_date' | 'in_the_past')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'last_administrator'
            fields?: {
              [key: string]: 'last_administrator'
            }
          } & components['schemas']['Error']
        }
      }
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  deleteAccount: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The account, as listed by `GET /uac/accounts`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'own_account' | 'last_administrator'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  enableAccount: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The account, as listed by `GET /uac/accounts`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "enabled": false
         *     }
         */
        'application/json': components['schemas']['AccountEnabled']
      }
    }
    responses: {
      /** @description Done. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'own_account' | 'last_administrator'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  unlockAccount: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The account, as listed by `GET /uac/accounts`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Unlocked. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  endAccountSessions: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The account, as listed by `GET /uac/accounts`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description How many have ended. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "ended": 2
           *     }
           */
          'application/json': components['schemas']['EndedSessions']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  resetAccountPassword: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The account, as listed by `GET /uac/accounts`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['PasswordReset']
      }
    }
    responses: {
      /** @description Reset. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "temporary_password": "Kx7mPq2wTz"
           *     }
           */
          'application/json': components['schemas']['TemporaryPassword']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'weak_password'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'own_account'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  importAccounts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "duplicates": "skip",
         *       "rows": [
         *         {
         *           "username": "night.shift",
         *           "name": "Night shift",
         *           "roles": [
         *             "info",
         *             "data-log"
         *           ],
         *           "password_must_change": true,
         *           "valid_until": "2027/03/31",
         *           "password_age_days": 90
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['AccountImport']
      }
    }
    responses: {
      /** @description What became of each row, in their order. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "rows": [
           *         {
           *           "outcome": "added",
           *           "temporary_password": "Kx7mPq2wTz"
           *         },
           *         {
           *           "outcome": "refused",
           *           "error_code": "last_administrator"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['AccountImportResult']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  exportAccounts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Where to fetch the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/5d0c2b7e9a",
           *       "expires_seconds": 60
           *     }
           */
          'application/json': components['schemas']['Download']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listSystemPasswords: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The four levels. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "levels": [
           *         {
           *           "level": "history",
           *           "changed_at": null,
           *           "factory": true,
           *           "wait_seconds": 0,
           *           "connections": [
           *             {
           *               "service": "ftp",
           *               "address": "192.168.10.71"
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['SystemPasswords']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  changeSystemPassword: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Which password. */
        level: components['schemas']['SystemLevel']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "current": "old secret",
         *       "password": "new-secret-1"
         *     }
         */
        'application/json': components['schemas']['SystemPasswordChange']
      }
    }
    responses: {
      /** @description Changed. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "ended": 1
           *     }
           */
          'application/json': components['schemas']['EndedConnections']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token' | 'wrong_password'
            fields?: {
              [key: string]:
                | components['schemas']['SchemaFault']
                | ('wrong_password' | 'factory_password' | 'same_password')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      /** @description The panel could not do it; `details.cause` says why. */
      500: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'password_change_failed' | 'verify_failed' | 'internal_error'
          } & components['schemas']['Error']
        }
      }
      503: components['responses']['ServiceUnavailable']
    }
  }
  readPendingChange: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The one-time code, as answered by the save. */
        code: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The change. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": "4f0b7a9c25d8e1630b94c7f2a86d3e15",
           *       "state": "pending",
           *       "in_force": true,
           *       "seconds_left": 71,
           *       "deadline": "2026/11/21 09:42:37",
           *       "addresses": [
           *         "192.168.10.43"
           *       ]
           *     }
           */
          'application/json': components['schemas']['PendingChange']
        }
      }
      400: components['responses']['Malformed']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  keepPendingChange: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The one-time code, as answered by the save. */
        code: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Kept. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": "4f0b7a9c25d8e1630b94c7f2a86d3e15",
           *       "state": "kept",
           *       "in_force": true,
           *       "seconds_left": 0,
           *       "deadline": "2026/11/21 09:42:37",
           *       "addresses": [
           *         "192.168.10.43"
           *       ]
           *     }
           */
          'application/json': components['schemas']['PendingChange']
        }
      }
      400: components['responses']['Malformed']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'reverted'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readEnhancedSecurity: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The accounts. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "in_use": true,
           *       "project": "Bottling Line 2",
           *       "max_accounts": 11,
           *       "remote_login": "possible",
           *       "classes": [
           *         {
           *           "id": "A",
           *           "name": "Start and stop"
           *         }
           *       ],
           *       "accounts": {
           *         "items": [
           *           {
           *             "id": "user-2",
           *             "username": "Kim",
           *             "classes": [
           *               "A",
           *               "B"
           *             ],
           *             "browse": true,
           *             "read": true,
           *             "write": false,
           *             "hidden": false,
           *             "valid_minutes": 480,
           *             "expires_at": "2026/11/21 17:41:07",
           *             "administrator": false,
           *             "password_set": true,
           *             "logged_in": false
           *           }
           *         ],
           *         "total": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['EnhancedSecurity']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  addRuntimeAccount: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "username": "Kim",
         *       "classes": [
         *         "A",
         *         "B"
         *       ],
         *       "browse": true,
         *       "read": true,
         *       "write": false,
         *       "hidden": false,
         *       "valid_minutes": null,
         *       "password": "kim2026"
         *     }
         */
        'application/json': components['schemas']['NewRuntimeAccount']
      }
    }
    responses: {
      /** @description It is added. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "user-9",
           *       "takes_effect": "now"
           *     }
           */
          'application/json': components['schemas']['AddedRuntimeAccount']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token' | 'invalid_name' | 'invalid_password'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'requires_browse_and_read'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'mode_not_used' | 'busy' | 'command_error' | 'already_exists' | 'limit_reached'
            fields?: {
              [key: string]: 'already_exists'
            }
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readRuntimeAccount: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The account, as listed by `GET /project/enhanced-security`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "username": "Kim",
           *       "classes": [
           *         "A",
           *         "B"
           *       ],
           *       "browse": true,
           *       "read": true,
           *       "write": false,
           *       "hidden": false,
           *       "valid_minutes": null
           *     }
           */
          'application/json': components['schemas']['RuntimeAccountSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveRuntimeAccount: {
    parameters: {
      query?: never
      header: {
        /** @description The `ETag` of the settings that are replaced. */
        'If-Match': string
      }
      path: {
        /** @description The account, as listed by `GET /project/enhanced-security`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "username": "Kim",
         *       "classes": [
         *         "A",
         *         "B"
         *       ],
         *       "browse": true,
         *       "read": true,
         *       "write": false,
         *       "hidden": false,
         *       "valid_minutes": null
         *     }
         */
        'application/json': components['schemas']['RuntimeAccountSettings']
      }
    }
    responses: {
      /** @description It is saved; a signed-in operator keeps the old rights until the next sign-in. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "takes_effect": "now"
           *     }
           */
          'application/json': components['schemas']['SecurityEffect']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token' | 'invalid_name'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'requires_browse_and_read'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'mode_not_used' | 'busy' | 'command_error' | 'already_exists' | 'administrator_fixed'
            fields?: {
              [key: string]: 'already_exists'
            }
          } & components['schemas']['Error']
        }
      }
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  deleteRuntimeAccount: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The account, as listed by `GET /project/enhanced-security`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description It is gone. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'mode_not_used' | 'busy' | 'command_error' | 'administrator_fixed' | 'logged_in'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  resetRuntimePassword: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The account, as listed by `GET /project/enhanced-security`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "password": "kim2026"
         *     }
         */
        'application/json': components['schemas']['NewRuntimePassword']
      }
    }
    responses: {
      /** @description It is replaced. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "takes_effect": "now"
           *     }
           */
          'application/json': components['schemas']['SecurityEffect']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token' | 'invalid_password' | 'wrong_password'
            fields?: {
              [key: string]: components['schemas']['SchemaFault']
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'mode_not_used' | 'busy' | 'command_error'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  importRuntimeAccounts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "accounts": [
         *         {
         *           "username": "Kim",
         *           "classes": [
         *             "A",
         *             "B"
         *           ],
         *           "browse": true,
         *           "read": true,
         *           "write": false,
         *           "hidden": false,
         *           "valid_minutes": 480,
         *           "password": "kim2026"
         *         }
         *       ],
         *       "effective_from": "2026.11.01-00:00:00",
         *       "effective_until": "2026.12.01-00:00:00"
         *     }
         */
        'application/json': components['schemas']['RuntimeAccountImport']
      }
    }
    responses: {
      /** @description What was done. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "added": 2,
           *       "updated": 5
           *     }
           */
          'application/json': components['schemas']['ImportResult']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token' | 'import_invalid'
            fields?: {
              [key: string]: components['schemas']['SchemaFault']
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'mode_not_used' | 'busy' | 'command_error' | 'outside_effective_time' | 'limit_reached'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listAccountMedia: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The media. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "usb1",
           *           "kind": "usb",
           *           "label": "SERVICE",
           *           "total_bytes": 15728640000,
           *           "free_bytes": 9437184000,
           *           "files": {
           *             "items": [
           *               {
           *                 "path": "accounts/shift-3.csv",
           *                 "size_bytes": 412,
           *                 "modified_at": "2026/11/20 17:02:44"
           *               }
           *             ],
           *             "total": 1
           *           }
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['PanelMedia']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readAccountFile: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "medium": "usb1",
         *       "path": "accounts/shift-3.csv"
         *     }
         */
        'application/json': components['schemas']['FileOnMedium']
      }
    }
    responses: {
      /** @description The file. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "content": "QWNjb3VudCxQYXNzd29yZApLaW0sa2ltMjAyNgo="
           *     }
           */
          'application/json': components['schemas']['AccountFile']
        }
      }
      /** @description The request does not keep to this contract. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault']
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'medium_missing' | 'file_too_large'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readWifi: {
    parameters: {
      query?: {
        /**
         * @description The radio, where the panel has more than one (`wifi_count` of `GET /system/web/specification`): `wlan0`, `wlan1` and so on; without it, the first. `not_found` for a radio that the panel does not have.
         * @example wlan0
         */
        radio?: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "mode": "client",
           *       "method": "dhcp",
           *       "address": "",
           *       "mask": "",
           *       "gateway": "",
           *       "dns1": "",
           *       "dns2": "",
           *       "hotspot_password_set": true
           *     }
           */
          'application/json': components['schemas']['WifiSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveWifi: {
    parameters: {
      query?: {
        /**
         * @description The radio, where the panel has more than one (`wifi_count` of `GET /system/web/specification`): `wlan0`, `wlan1` and so on; without it, the first. `not_found` for a radio that the panel does not have.
         * @example wlan0
         */
        radio?: components['schemas']['Id']
      }
      header: {
        /** @description The ETag of the version that is replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "mode": "client",
         *       "method": "dhcp",
         *       "address": "",
         *       "mask": "",
         *       "gateway": "",
         *       "dns1": "",
         *       "dns2": ""
         *     }
         */
        'application/json': components['schemas']['NewWifiSettings']
      }
    }
    responses: {
      /** @description Stored; it is reverted unless it is kept in time. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": "4f0b7a9c25d8e1630b94c7f2a86d3e15",
           *       "state": "pending",
           *       "in_force": true,
           *       "seconds_left": 71,
           *       "deadline": "2026/11/21 09:42:37",
           *       "addresses": [
           *         "192.168.20.87"
           *       ]
           *     }
           */
          'application/json': components['schemas']['PendingChange']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('ipv4' | 'mask' | 'not_a_host' | 'outside_subnet')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'change_pending' | 'no_radio' | 'subnet_overlaps'
            fields?: {
              [key: string]: 'subnet_overlaps'
            }
          } & components['schemas']['Error']
        }
      }
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readWifiConnection: {
    parameters: {
      query?: {
        /**
         * @description The radio, where the panel has more than one (`wifi_count` of `GET /system/web/specification`): `wlan0`, `wlan1` and so on; without it, the first. `not_found` for a radio that the panel does not have.
         * @example wlan0
         */
        radio?: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The connection. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "state": "CONNECTED",
           *       "ssid": "plant-floor",
           *       "signal_dbm": -52,
           *       "channel": 36,
           *       "band": "5",
           *       "address": "192.168.20.87",
           *       "mask": "255.255.255.0",
           *       "gateway": "192.168.20.1",
           *       "dns": [
           *         "192.168.20.1"
           *       ],
           *       "failure": null,
           *       "last_good": "plant-floor",
           *       "hotspot_open": false,
           *       "serves_caller": false
           *     }
           */
          'application/json': components['schemas']['WifiConnection']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  joinWifiNetwork: {
    parameters: {
      query?: {
        /**
         * @description The radio, where the panel has more than one (`wifi_count` of `GET /system/web/specification`): `wlan0`, `wlan1` and so on; without it, the first. `not_found` for a radio that the panel does not have.
         * @example wlan0
         */
        radio?: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "network": "w1"
         *     }
         */
        'application/json': components['schemas']['WifiJoin']
      }
    }
    responses: {
      /** @description It tries to join; this is reverted unless it is kept in time. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": "4f0b7a9c25d8e1630b94c7f2a86d3e15",
           *       "state": "pending",
           *       "in_force": false,
           *       "seconds_left": 90,
           *       "deadline": "2026/11/21 09:42:37",
           *       "addresses": []
           *     }
           */
          'application/json': components['schemas']['PendingChange']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'wifi_off' | 'change_pending'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readWifiScan: {
    parameters: {
      query?: {
        /**
         * @description The radio, where the panel has more than one (`wifi_count` of `GET /system/web/specification`): `wlan0`, `wlan1` and so on; without it, the first. `not_found` for a radio that the panel does not have.
         * @example wlan0
         */
        radio?: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The access points. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "bssid": "02:1b:2c:00:00:01",
           *           "ssid": "plant-floor",
           *           "signal_dbm": -52,
           *           "channel": 36,
           *           "band": "5",
           *           "security": "wpa2"
           *         }
           *       ],
           *       "total": 1,
           *       "scanned_at": "2026/11/21 09:41:07"
           *     }
           */
          'application/json': components['schemas']['WifiScan']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  scanWifi: {
    parameters: {
      query?: {
        /**
         * @description The radio, where the panel has more than one (`wifi_count` of `GET /system/web/specification`): `wlan0`, `wlan1` and so on; without it, the first. `not_found` for a radio that the panel does not have.
         * @example wlan0
         */
        radio?: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The access points. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "bssid": "02:1b:2c:00:00:01",
           *           "ssid": "plant-floor",
           *           "signal_dbm": -52,
           *           "channel": 36,
           *           "band": "5",
           *           "security": "wpa2"
           *         }
           *       ],
           *       "total": 1,
           *       "scanned_at": "2026/11/21 09:41:07"
           *     }
           */
          'application/json': components['schemas']['WifiScan']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'wifi_off'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listWifiNetworks: {
    parameters: {
      query?: {
        /**
         * @description The radio, where the panel has more than one (`wifi_count` of `GET /system/web/specification`): `wlan0`, `wlan1` and so on; without it, the first. `not_found` for a radio that the panel does not have.
         * @example wlan0
         */
        radio?: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The networks. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "w1",
           *           "ssid": "plant-floor",
           *           "hidden": false,
           *           "security": "personal",
           *           "method": null,
           *           "autoconnect": true,
           *           "failure": null
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['SavedNetworks']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  addWifiNetwork: {
    parameters: {
      query?: {
        /**
         * @description The radio, where the panel has more than one (`wifi_count` of `GET /system/web/specification`): `wlan0`, `wlan1` and so on; without it, the first. `not_found` for a radio that the panel does not have.
         * @example wlan0
         */
        radio?: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ssid": "plant-floor",
         *       "hidden": false,
         *       "security": "personal",
         *       "password": "bottling-2026"
         *     }
         */
        'application/json': components['schemas']['NewWifiNetwork']
      }
    }
    responses: {
      /** @description Saved; joined by `PUT /network/wifi/connection`. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "w1",
           *       "ssid": "plant-floor",
           *       "hidden": false,
           *       "security": "personal",
           *       "method": null,
           *       "autoconnect": true,
           *       "failure": null
           *     }
           */
          'application/json': components['schemas']['SavedNetwork']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'not_for_method'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'wifi_off' | 'limit_reached'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  forgetWifiNetwork: {
    parameters: {
      query?: {
        /**
         * @description The radio, where the panel has more than one (`wifi_count` of `GET /system/web/specification`): `wlan0`, `wlan1` and so on; without it, the first. `not_found` for a radio that the panel does not have.
         * @example wlan0
         */
        radio?: components['schemas']['Id']
      }
      header?: never
      path: {
        /** @description As listed by `GET /network/wifi/networks`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Forgotten. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  changeWifiNetwork: {
    parameters: {
      query?: {
        /**
         * @description The radio, where the panel has more than one (`wifi_count` of `GET /system/web/specification`): `wlan0`, `wlan1` and so on; without it, the first. `not_found` for a radio that the panel does not have.
         * @example wlan0
         */
        radio?: components['schemas']['Id']
      }
      header?: never
      path: {
        /** @description As listed by `GET /network/wifi/networks`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "position": 0
         *     }
         */
        'application/json': components['schemas']['WifiNetworkChange']
      }
    }
    responses: {
      /** @description Changed. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readHotspot: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "use": "always",
           *       "ssid": "line2-hmi",
           *       "security": "wpa2",
           *       "band": "2.4",
           *       "channel": 0,
           *       "country": "JP",
           *       "address": "192.168.12.1",
           *       "dhcp_first": "192.168.12.10",
           *       "dhcp_last": "192.168.12.50",
           *       "lease_minutes": 60,
           *       "hidden": false,
           *       "isolate": true,
           *       "max_clients": 4,
           *       "auto_off_minutes": 60,
           *       "password_set": true
           *     }
           */
          'application/json': components['schemas']['HotspotSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveHotspot: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the version that is replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "use": "always",
         *       "ssid": "line2-hmi",
         *       "security": "wpa2",
         *       "band": "2.4",
         *       "channel": 0,
         *       "country": "JP",
         *       "address": "192.168.12.1",
         *       "dhcp_first": "192.168.12.10",
         *       "dhcp_last": "192.168.12.50",
         *       "lease_minutes": 60,
         *       "hidden": false,
         *       "isolate": true,
         *       "max_clients": 4,
         *       "auto_off_minutes": 60,
         *       "password": "t8Kq-29xW-mmr4"
         *     }
         */
        'application/json': components['schemas']['NewHotspotSettings']
      }
    }
    responses: {
      /** @description Stored; it is reverted unless it is kept in time. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": "4f0b7a9c25d8e1630b94c7f2a86d3e15",
           *       "state": "pending",
           *       "in_force": true,
           *       "seconds_left": 71,
           *       "deadline": "2026/11/21 09:42:37",
           *       "addresses": [
           *         "192.168.12.1"
           *       ]
           *     }
           */
          'application/json': components['schemas']['PendingChange']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]:
                | components['schemas']['SchemaFault']
                | ('channel_not_allowed' | 'ipv4' | 'not_a_host' | 'outside_subnet' | 'before_first' | 'contains_panel')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'change_pending' | 'no_radio' | 'subnet_overlaps'
            fields?: {
              [key: string]: 'subnet_overlaps'
            }
          } & components['schemas']['Error']
        }
      }
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readHotspotStatus: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The state. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "use": "always",
           *       "state": "on",
           *       "failure": null,
           *       "opens_in_seconds": null,
           *       "auto_off_seconds": null,
           *       "mode": "hotspot",
           *       "channel": 6,
           *       "clients": [
           *         {
           *           "mac": "02:4f:11:20:00:0a",
           *           "name": "Tablet of shift A",
           *           "address": "192.168.12.10",
           *           "since": "2026/11/21 09:12:40",
           *           "signal_dbm": -48
           *         }
           *       ],
           *       "serves_caller": false
           *     }
           */
          'application/json': components['schemas']['HotspotStatus']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  kickHotspotClient: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description As in `GET /network/hotspot/status`. */
        mac: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Disconnected. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listHotspotRegions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The countries. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "country": "JP",
           *           "channels_24": [
           *             1,
           *             6,
           *             11,
           *             13
           *           ],
           *           "channels_5": [
           *             36,
           *             40,
           *             44,
           *             48
           *           ]
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['HotspotRegions']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readEthernet: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The ports. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "ports": [
           *         {
           *           "id": "eth0",
           *           "link": "up",
           *           "speed_mbit": 1000,
           *           "duplex": "full",
           *           "mac": "00:1c:06:7f:31:0a",
           *           "rx_errors": 0,
           *           "tx_errors": 0,
           *           "state": "up",
           *           "address": "192.168.10.42",
           *           "mask": "255.255.255.0",
           *           "gateway": "192.168.10.1",
           *           "dns": [
           *             "192.168.10.5"
           *           ],
           *           "lease_seconds_left": null,
           *           "conflict_mac": null,
           *           "locked_by": null
           *         }
           *       ],
           *       "caller": {
           *         "port": "eth0",
           *         "address": "192.168.10.77"
           *       }
           *     }
           */
          'application/json': components['schemas']['Ethernet']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readEthernetSettings: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The port, as listed by `GET /network/ethernet`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "method": "static",
           *       "address": "192.168.10.42",
           *       "mask": "255.255.255.0",
           *       "gateway": "192.168.10.1",
           *       "dns1": "192.168.10.5",
           *       "dns2": "",
           *       "hostname": "line2-hmi",
           *       "mtu": 1500
           *     }
           */
          'application/json': components['schemas']['EthernetSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveEthernetSettings: {
    parameters: {
      query?: never
      header: {
        /** @description The version that was read. */
        'If-Match': string
      }
      path: {
        /** @description The port, as listed by `GET /network/ethernet`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "method": "static",
         *       "address": "192.168.10.42",
         *       "mask": "255.255.255.0",
         *       "gateway": "192.168.10.1",
         *       "dns1": "192.168.10.5",
         *       "dns2": "",
         *       "hostname": "line2-hmi",
         *       "mtu": 1500
         *     }
         */
        'application/json': components['schemas']['EthernetSettings']
      }
    }
    responses: {
      /** @description The change, which waits to be kept. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": "4f0b7a9c25d8e1630b94c7f2a86d3e15",
           *       "state": "pending",
           *       "in_force": false,
           *       "seconds_left": 90,
           *       "deadline": "2026/11/21 09:42:37",
           *       "addresses": [
           *         "192.168.10.43"
           *       ]
           *     }
           */
          'application/json': components['schemas']['PendingChange']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]:
                | components['schemas']['SchemaFault']
                | ('ipv4' | 'mask' | 'reserved_address' | 'not_a_host' | 'gateway_own' | 'outside_subnet')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'change_pending' | 'already_exists' | 'subnet_overlaps' | 'second_gateway' | 'address_in_use'
            fields?: {
              [key: string]: 'already_exists' | 'subnet_overlaps' | 'second_gateway' | 'address_in_use'
            }
          } & components['schemas']['Error']
        }
      }
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      /** @description A fieldbus owns the port. */
      423: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'port_locked'
          } & components['schemas']['Error']
        }
      }
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  renewLease: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The port, as listed by `GET /network/ethernet`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Requested; the state of the port shows the result. */
      202: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'not_dhcp' | 'link_down'
          } & components['schemas']['Error']
        }
      }
      /** @description A fieldbus owns the port. */
      423: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'port_locked'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  checkAddress: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The port, as listed by `GET /network/ethernet`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "address": "192.168.10.21"
         *     }
         */
        'application/json': components['schemas']['AddressToCheck']
      }
    }
    responses: {
      /** @description Who has it. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "mac": "00:0e:8c:21:9a:04"
           *     }
           */
          'application/json': components['schemas']['AddressCheck']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'link_down'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  ping: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "host": "filler-plc"
         *     }
         */
        'application/json': components['schemas']['HostToTest']
      }
    }
    responses: {
      /** @description How it went. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "address": "192.168.10.21",
           *       "sent": 4,
           *       "received": 4,
           *       "average_ms": 1.2
           *     }
           */
          'application/json': components['schemas']['PingResult']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'name_not_resolved'
            fields?: {
              [key: string]: 'name_not_resolved'
            }
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  resolveName: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "host": "filler-plc"
         *     }
         */
        'application/json': components['schemas']['HostToTest']
      }
    }
    responses: {
      /** @description The addresses. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "server": "192.168.10.5",
           *       "addresses": [
           *         "192.168.10.21"
           *       ]
           *     }
           */
          'application/json': components['schemas']['DnsResult']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'name_not_resolved' | 'no_dns_server'
            fields?: {
              [key: string]: 'name_not_resolved' | 'no_dns_server'
            }
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  testPort: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "host": "filler-plc",
         *       "port": 102
         *     }
         */
        'application/json': components['schemas']['PortToTest']
      }
    }
    responses: {
      /** @description How it went. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "address": "192.168.10.21",
           *       "result": "open"
           *     }
           */
          'application/json': components['schemas']['PortResult']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'name_not_resolved'
            fields?: {
              [key: string]: 'name_not_resolved'
            }
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  traceRoute: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "host": "mes-server"
         *     }
         */
        'application/json': components['schemas']['HostToTest']
      }
    }
    responses: {
      /** @description How far it went. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "address": "10.20.4.15",
           *       "reached": true,
           *       "hops": [
           *         {
           *           "address": "192.168.10.1",
           *           "milliseconds": 0.6
           *         },
           *         {
           *           "address": null,
           *           "milliseconds": null
           *         },
           *         {
           *           "address": "10.20.4.15",
           *           "milliseconds": 3.4
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['TraceResult']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'name_not_resolved'
            fields?: {
              [key: string]: 'name_not_resolved'
            }
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readSmtp: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "host": "mail.plant.example",
           *       "port": 587,
           *       "encryption": "starttls",
           *       "username": "line2",
           *       "sender_name": "Line 2 panel",
           *       "sender_address": "line2@plant.example",
           *       "verify_certificate": true,
           *       "timeout_seconds": 20,
           *       "retries": 3,
           *       "password_set": true,
           *       "password_changed_at": "2026/11/02 14:10:00"
           *     }
           */
          'application/json': components['schemas']['SmtpSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveSmtp: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the values that are replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "host": "mail.plant.example",
         *       "port": 587,
         *       "encryption": "starttls",
         *       "username": "line2",
         *       "sender_name": "Line 2 panel",
         *       "sender_address": "line2@plant.example",
         *       "verify_certificate": true,
         *       "timeout_seconds": 20,
         *       "retries": 3,
         *       "password": "app secret"
         *     }
         */
        'application/json': components['schemas']['SmtpUpdate']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('host' | 'email')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listMailTests: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tests. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "state": "failed",
           *           "time": "2026/11/21 09:41:07",
           *           "settings": {
           *             "host": "mail.plant.example",
           *             "port": 587,
           *             "encryption": "starttls",
           *             "username": "line2",
           *             "sender_name": "Line 2 panel",
           *             "sender_address": "line2@plant.example",
           *             "verify_certificate": true,
           *             "timeout_seconds": 20,
           *             "retries": 3
           *           },
           *           "password_kept": true,
           *           "attempts": 1,
           *           "steps": [
           *             {
           *               "name": "resolve",
           *               "state": "done",
           *               "milliseconds": 2
           *             },
           *             {
           *               "name": "connect",
           *               "state": "done",
           *               "milliseconds": 11
           *             },
           *             {
           *               "name": "tls",
           *               "state": "done",
           *               "milliseconds": 38
           *             },
           *             {
           *               "name": "login",
           *               "state": "failed",
           *               "milliseconds": 214
           *             },
           *             {
           *               "name": "send",
           *               "state": "waiting",
           *               "milliseconds": null
           *             }
           *           ],
           *           "recipients": [
           *             "mika.sato@plant.example"
           *           ],
           *           "refused_recipients": [],
           *           "reason": "login_refused",
           *           "server_words": "535 Username and password not accepted"
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['MailTests']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  sendTestMail: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "settings": {
         *         "host": "mail.plant.example",
         *         "port": 587,
         *         "encryption": "starttls",
         *         "username": "line2",
         *         "sender_name": "Line 2 panel",
         *         "sender_address": "line2@plant.example",
         *         "verify_certificate": true,
         *         "timeout_seconds": 20,
         *         "retries": 3
         *       },
         *       "contact_id": "mika-sato"
         *     }
         */
        'application/json': components['schemas']['MailTestOrder']
      }
    }
    responses: {
      /** @description The outcome, a failed one too. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "state": "failed",
           *       "time": "2026/11/21 09:41:07",
           *       "settings": {
           *         "host": "mail.plant.example",
           *         "port": 587,
           *         "encryption": "starttls",
           *         "username": "line2",
           *         "sender_name": "Line 2 panel",
           *         "sender_address": "line2@plant.example",
           *         "verify_certificate": true,
           *         "timeout_seconds": 20,
           *         "retries": 3
           *       },
           *       "password_kept": true,
           *       "attempts": 1,
           *       "steps": [
           *         {
           *           "name": "resolve",
           *           "state": "done",
           *           "milliseconds": 2
           *         },
           *         {
           *           "name": "connect",
           *           "state": "done",
           *           "milliseconds": 11
           *         },
           *         {
           *           "name": "tls",
           *           "state": "done",
           *           "milliseconds": 38
           *         },
           *         {
           *           "name": "login",
           *           "state": "failed",
           *           "milliseconds": 214
           *         },
           *         {
           *           "name": "send",
           *           "state": "waiting",
           *           "milliseconds": null
           *         }
           *       ],
           *       "recipients": [
           *         "mika.sato@plant.example"
           *       ],
           *       "refused_recipients": [],
           *       "reason": "login_refused",
           *       "server_words": "535 Username and password not accepted"
           *     }
           */
          'application/json': components['schemas']['MailTest']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('host' | 'email')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'group_empty'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listMailContacts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The contacts. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "mika-sato",
           *           "name": "Mika Sato",
           *           "mail": "mika.sato@plant.example",
           *           "groups": [
           *             "A",
           *             "C"
           *           ]
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['MailContacts']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  addMailContact: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Mika Sato",
         *       "mail": "mika.sato@plant.example",
         *       "groups": [
         *         "A",
         *         "C"
         *       ]
         *     }
         */
        'application/json': components['schemas']['MailContactUpdate']
      }
    }
    responses: {
      /** @description The new contact. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "mika-sato",
           *       "name": "Mika Sato",
           *       "mail": "mika.sato@plant.example",
           *       "groups": [
           *         "A",
           *         "C"
           *       ]
           *     }
           */
          'application/json': components['schemas']['MailContact']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'email'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'already_exists' | 'limit_reached'
            fields?: {
              [key: string]: 'already_exists' | 'limit_reached'
            }
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readMailContact: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description The contact, as listed by `GET /email/contacts`.
         * @example mika-sato
         */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The contact. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "mika-sato",
           *       "name": "Mika Sato",
           *       "mail": "mika.sato@plant.example",
           *       "groups": [
           *         "A",
           *         "C"
           *       ]
           *     }
           */
          'application/json': components['schemas']['MailContact']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveMailContact: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the values that are replaced. */
        'If-Match': string
      }
      path: {
        /**
         * @description The contact, as listed by `GET /email/contacts`.
         * @example mika-sato
         */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Mika Sato",
         *       "mail": "mika.sato@plant.example",
         *       "groups": [
         *         "A",
         *         "C"
         *       ]
         *     }
         */
        'application/json': components['schemas']['MailContactUpdate']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'email'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'already_exists'
            fields?: {
              [key: string]: 'already_exists'
            }
          } & components['schemas']['Error']
        }
      }
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  deleteMailContact: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description The contact, as listed by `GET /email/contacts`.
         * @example mika-sato
         */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  importMailContacts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "contacts": [
         *         {
         *           "name": "Mika Sato",
         *           "mail": "mika.sato@plant.example",
         *           "groups": [
         *             "A",
         *             "C"
         *           ]
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['MailContactImport']
      }
    }
    responses: {
      /** @description What was done. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "added": 1,
           *       "updated": 0
           *     }
           */
          'application/json': components['schemas']['MailContactsImported']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'email'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'limit_reached'
            fields?: {
              [key: string]: 'limit_reached'
            }
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  exportMailContacts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Where to fetch the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/5d0c2b7e9a",
           *       "expires_seconds": 60
           *     }
           */
          'application/json': components['schemas']['Download']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listMailGroups: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The groups. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "A",
           *           "name": "Maintenance",
           *           "members": [
           *             "mika-sato"
           *           ]
           *         },
           *         {
           *           "id": "B",
           *           "name": "",
           *           "members": []
           *         },
           *         {
           *           "id": "C",
           *           "name": "",
           *           "members": []
           *         },
           *         {
           *           "id": "D",
           *           "name": "",
           *           "members": []
           *         },
           *         {
           *           "id": "E",
           *           "name": "",
           *           "members": []
           *         },
           *         {
           *           "id": "F",
           *           "name": "",
           *           "members": []
           *         },
           *         {
           *           "id": "G",
           *           "name": "",
           *           "members": []
           *         },
           *         {
           *           "id": "H",
           *           "name": "",
           *           "members": []
           *         },
           *         {
           *           "id": "I",
           *           "name": "",
           *           "members": []
           *         },
           *         {
           *           "id": "J",
           *           "name": "",
           *           "members": []
           *         },
           *         {
           *           "id": "K",
           *           "name": "",
           *           "members": []
           *         },
           *         {
           *           "id": "L",
           *           "name": "",
           *           "members": []
           *         },
           *         {
           *           "id": "M",
           *           "name": "",
           *           "members": []
           *         },
           *         {
           *           "id": "N",
           *           "name": "",
           *           "members": []
           *         },
           *         {
           *           "id": "O",
           *           "name": "",
           *           "members": []
           *         },
           *         {
           *           "id": "P",
           *           "name": "",
           *           "members": []
           *         }
           *       ],
           *       "total": 16
           *     }
           */
          'application/json': components['schemas']['MailGroups']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readMailGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description The letter of the group.
         * @example A
         */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The group. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "A",
           *       "name": "Maintenance",
           *       "members": [
           *         "mika-sato"
           *       ]
           *     }
           */
          'application/json': components['schemas']['MailGroup']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveMailGroup: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the values that are replaced. */
        'If-Match': string
      }
      path: {
        /**
         * @description The letter of the group.
         * @example A
         */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Maintenance",
         *       "members": [
         *         "mika-sato"
         *       ]
         *     }
         */
        'application/json': components['schemas']['MailGroupUpdate']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readMailQueue: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The queue. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "queue_length": 3,
           *       "queue_oldest": "2026/11/21 09:41:07"
           *     }
           */
          'application/json': components['schemas']['MailQueue']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readHealth: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The health. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "time": "2026/11/21 09:41:07",
           *       "subsystems": [
           *         {
           *           "id": "network",
           *           "state": "good",
           *           "code": "ports",
           *           "params": {
           *             "up": "1",
           *             "total": "2"
           *           },
           *           "seen_at": "2026/11/21 09:41:07",
           *           "age_seconds": 0
           *         }
           *       ],
           *       "findings": [
           *         {
           *           "id": "port_without_link-eth1",
           *           "code": "port_without_link",
           *           "severity": "hint",
           *           "params": {
           *             "port": "LAN 2"
           *           },
           *           "acknowledged": false
           *         }
           *       ],
           *       "events": [
           *         {
           *           "id": "event-3",
           *           "time": "2026/11/21 09:12:44",
           *           "code": "sign_in_refused",
           *           "severity": "attention",
           *           "params": {
           *             "username": "operator"
           *           }
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Health']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  acknowledgeFinding: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The finding, as listed by `GET /system/health`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Acknowledged. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'not_a_hint'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readRecipeBackupSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "contents": [
           *         "recipes"
           *       ],
           *       "target": {
           *         "kind": "sftp",
           *         "host": "backup.plant.example",
           *         "port": 22,
           *         "username": "line2",
           *         "folder": "line2",
           *         "passive": true,
           *         "trusted_fingerprint": "SHA256:qV4Zt0d0hDqLxN4nTqk5eYfV2r7p3mXo1cUu8sKj6bA",
           *         "password_set": true
           *       },
           *       "name_pattern": "{hmi}_recipe_{yyyyMMdd_HHmmss}",
           *       "keep_last": 10,
           *       "schedule": "daily",
           *       "daily_at": "02:00",
           *       "email_to": ""
           *     }
           */
          'application/json': components['schemas']['RecipeBackupSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  updateRecipeBackupSettings: {
    parameters: {
      query?: never
      header: {
        /** @description The `ETag` of the settings as they were read. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "contents": [
         *         "recipes"
         *       ],
         *       "target": {
         *         "kind": "sftp",
         *         "host": "backup.plant.example",
         *         "port": 22,
         *         "username": "line2",
         *         "folder": "line2",
         *         "passive": true,
         *         "trusted_fingerprint": "SHA256:qV4Zt0d0hDqLxN4nTqk5eYfV2r7p3mXo1cUu8sKj6bA"
         *       },
         *       "name_pattern": "{hmi}_recipe_{yyyyMMdd_HHmmss}",
         *       "keep_last": 10,
         *       "schedule": "daily",
         *       "daily_at": "02:00",
         *       "email_to": ""
         *     }
         */
        'application/json': components['schemas']['NewRecipeBackupSettings']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('needs_medium' | 'placeholder' | 'email' | 'host')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'medium_missing'
            fields?: {
              [key: string]: 'medium_missing'
            }
          } & components['schemas']['Error']
        }
      }
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  testRecipeBackupTarget: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "kind": "sftp",
         *       "host": "backup.plant.example",
         *       "port": 22,
         *       "username": "line2",
         *       "folder": "line2",
         *       "passive": true,
         *       "trusted_fingerprint": "SHA256:qV4Zt0d0hDqLxN4nTqk5eYfV2r7p3mXo1cUu8sKj6bA"
         *     }
         */
        'application/json': components['schemas']['NewFileTarget']
      }
    }
    responses: {
      /** @description How far it came. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "steps": [
           *         {
           *           "name": "resolve",
           *           "state": "done",
           *           "milliseconds": 2
           *         },
           *         {
           *           "name": "connect",
           *           "state": "done",
           *           "milliseconds": 11
           *         },
           *         {
           *           "name": "host_key",
           *           "state": "failed",
           *           "milliseconds": 48
           *         },
           *         {
           *           "name": "login",
           *           "state": "waiting",
           *           "milliseconds": null
           *         },
           *         {
           *           "name": "folder",
           *           "state": "waiting",
           *           "milliseconds": null
           *         },
           *         {
           *           "name": "write",
           *           "state": "waiting",
           *           "milliseconds": null
           *         }
           *       ],
           *       "error_code": "target_host_key",
           *       "server_words": "The host key is not trusted",
           *       "fingerprint": "SHA256:qV4Zt0d0hDqLxN4nTqk5eYfV2r7p3mXo1cUu8sKj6bA"
           *     }
           */
          'application/json': components['schemas']['FileTargetTest']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'host'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readRecipeBackupSituation: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The situation. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RecipeBackupSituation']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listRecipeBackups: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The copies. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RecipeBackups']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  createRecipeBackup: {
    parameters: {
      query?: {
        /** @description Where this copy goes, in place of the target of the settings, which stay as they are. A server or a mailbox is that of the settings: another kind of server is refused with `fields`. */
        target?: components['schemas']['FileTargetKind']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The job; it is followed by `GET /jobs/{id}`. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Job']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'busy'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  deleteRecipeBackup: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The copy, as listed by `GET /project/recipe-backups`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error_code?: components['schemas']['FileTargetAccessErrorCode'] | ('other_server' | 'copy_damaged' | 'busy')
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  downloadRecipeBackup: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The copy, as listed by `GET /project/recipe-backups`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Where to fetch the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/5d0c2b7e9a",
           *       "expires_seconds": 60
           *     }
           */
          'application/json': components['schemas']['Download']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error_code?: components['schemas']['FileTargetAccessErrorCode'] | ('other_server' | 'copy_damaged')
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  tryRecipeRestore: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The copy, as listed by `GET /project/recipe-backups`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The plan. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RecipeRestorePlan']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error_code?: components['schemas']['FileTargetAccessErrorCode'] | ('other_server' | 'copy_damaged')
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  restoreRecipes: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The copy, as listed by `GET /project/recipe-backups`. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "recipes": [
         *         "Torque"
         *       ],
         *       "memory": [],
         *       "records": 36,
         *       "reason": "Wrong torque saved on line 2"
         *     }
         */
        'application/json': components['schemas']['RecipeRestore']
      }
    }
    responses: {
      /** @description The job; it is followed by `GET /jobs/{id}`. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Job']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'count_differs'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error_code?:
              | components['schemas']['FileTargetAccessErrorCode']
              | ('other_server' | 'copy_damaged' | 'wrong_version' | 'project_mismatch' | 'busy')
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readProject: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The project. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "running": {
           *         "project": {
           *           "name": "Bottling Line 2",
           *           "model": "HMI-3152",
           *           "compiled_at": "2026/11/17 16:20:31",
           *           "tool_version": "6.10.1",
           *           "size_bytes": 655360,
           *           "unpacked_bytes": 50331648,
           *           "checksum": "5d0c2b7e9a41c6f3..."
           *         },
           *         "state": "running",
           *         "since": "2026/11/18 06:02:11",
           *         "restarts": 2,
           *         "backup_allowed": true
           *       },
           *       "previous": null,
           *       "model": "HMI-3152",
           *       "runtime_version": "6.10.2",
           *       "free_bytes": 600834048,
           *       "max_bytes": 268435456
           *     }
           */
          'application/json': components['schemas']['ProjectOverview']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  announceProject: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "file_name": "bottling-line-2.hmip",
         *       "size_bytes": 655613
         *     }
         */
        'application/json': components['schemas']['ProjectFile']
      }
    }
    responses: {
      /** @description Where to send it. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "0f3a9c1e5b7d2846"
           *     }
           */
          'application/json': components['schemas']['ProjectUpload']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'busy' | 'not_enough_space'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  uploadProject: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description As it was announced. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/octet-stream': string
      }
    }
    responses: {
      /** @description What is in it. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "0f3a9c1e5b7d2846",
           *       "file_name": "bottling-line-2.hmip",
           *       "from": "upload",
           *       "project": {
           *         "name": "Bottling Line 2",
           *         "model": "HMI-3152",
           *         "compiled_at": "2026/11/17 16:20:31",
           *         "tool_version": "6.10.1",
           *         "size_bytes": 655360,
           *         "unpacked_bytes": 50331648,
           *         "checksum": "5d0c2b7e9a41c6f3..."
           *       },
           *       "needed_bytes": 50986000,
           *       "free_bytes": 600834048,
           *       "required_password": "upload-project",
           *       "newer_tool": false,
           *       "restarts_panel": false,
           *       "same_as_running": false
           *     }
           */
          'application/json': components['schemas']['ProjectCandidate']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?:
              | 'malformed'
              | 'validation_failed'
              | 'invalid_token'
              | 'project_upload_failed'
              | 'not_a_package'
              | 'package_damaged'
            fields?: {
              [key: string]: components['schemas']['SchemaFault']
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'project_incompatible' | 'not_enough_space'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  checkProject: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "medium": "usb1",
         *       "path": "bottling-line-2.hmip"
         *     }
         */
        'application/json': components['schemas']['FileOnMedium']
      }
    }
    responses: {
      /** @description What is in it. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "0f3a9c1e5b7d2846",
           *       "file_name": "bottling-line-2.hmip",
           *       "from": "usb",
           *       "project": {
           *         "name": "Bottling Line 2",
           *         "model": "HMI-3152",
           *         "compiled_at": "2026/11/17 16:20:31",
           *         "tool_version": "6.10.1",
           *         "size_bytes": 655360,
           *         "unpacked_bytes": 50331648,
           *         "checksum": "5d0c2b7e9a41c6f3..."
           *       },
           *       "needed_bytes": 50986000,
           *       "free_bytes": 600834048,
           *       "required_password": "upload-project",
           *       "newer_tool": false,
           *       "restarts_panel": false,
           *       "same_as_running": false
           *     }
           */
          'application/json': components['schemas']['ProjectCandidate']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token' | 'not_a_package' | 'package_damaged'
            fields?: {
              [key: string]: components['schemas']['SchemaFault']
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'busy' | 'medium_missing' | 'project_incompatible' | 'not_enough_space'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readProjectCandidate: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description As it was announced or answered. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What is in it. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "0f3a9c1e5b7d2846",
           *       "file_name": "bottling-line-2.hmip",
           *       "from": "upload",
           *       "project": {
           *         "name": "Bottling Line 2",
           *         "model": "HMI-3152",
           *         "compiled_at": "2026/11/17 16:20:31",
           *         "tool_version": "6.10.1",
           *         "size_bytes": 655360,
           *         "unpacked_bytes": 50331648,
           *         "checksum": "5d0c2b7e9a41c6f3..."
           *       },
           *       "needed_bytes": 50986000,
           *       "free_bytes": 600834048,
           *       "required_password": "upload-project",
           *       "newer_tool": false,
           *       "restarts_panel": false,
           *       "same_as_running": false
           *     }
           */
          'application/json': components['schemas']['ProjectCandidate']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  dropProjectCandidate: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description As it was announced or answered. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Removed. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  updateProject: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "candidate": "0f3a9c1e5b7d2846",
         *       "password": "111111",
         *       "keep_recipes": true,
         *       "keep_history": true,
         *       "keep_retentive": true
         *     }
         */
        'application/json': components['schemas']['ProjectUpdate']
      }
    }
    responses: {
      /** @description The job. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "9f1c03a4d2e85b67",
           *       "kind": "project-update",
           *       "subject": "Bottling Line 2",
           *       "state": "running",
           *       "step": 0,
           *       "steps": [
           *         "prepare",
           *         "stop_project",
           *         "update_project",
           *         "decompress_project",
           *         "start_project"
           *       ],
           *       "percent": 0,
           *       "cancellable": true,
           *       "started_at": "2026/11/21 09:41:07",
           *       "started_by": "engineer",
           *       "elapsed_seconds": 0,
           *       "log_from": 0,
           *       "log": []
           *     }
           */
          'application/json': components['schemas']['Job']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token' | 'wrong_password'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'wrong_password'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'busy' | 'candidate_gone' | 'not_enough_space'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  restartProject: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The job. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "9f1c03a4d2e85b67",
           *       "kind": "project-restart",
           *       "subject": "Bottling Line 2",
           *       "state": "running",
           *       "step": 0,
           *       "steps": [
           *         "stop_project",
           *         "start_project"
           *       ],
           *       "percent": 0,
           *       "cancellable": true,
           *       "started_at": "2026/11/21 09:41:07",
           *       "started_by": "engineer",
           *       "elapsed_seconds": 0,
           *       "log_from": 0,
           *       "log": []
           *     }
           */
          'application/json': components['schemas']['Job']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'busy' | 'no_project'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  rollBackProject: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "password": "correct horse"
         *     }
         */
        'application/json': components['schemas']['ProjectRollback']
      }
    }
    responses: {
      /** @description The job. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "9f1c03a4d2e85b67",
           *       "kind": "project-rollback",
           *       "subject": "Bottling Line 2",
           *       "state": "running",
           *       "step": 0,
           *       "steps": [
           *         "prepare",
           *         "stop_project",
           *         "update_project",
           *         "start_project"
           *       ],
           *       "percent": 0,
           *       "cancellable": true,
           *       "started_at": "2026/11/21 09:41:07",
           *       "started_by": "engineer",
           *       "elapsed_seconds": 0,
           *       "log_from": 0,
           *       "log": []
           *     }
           */
          'application/json': components['schemas']['Job']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token' | 'wrong_password'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'wrong_password'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'busy' | 'no_previous'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  backUpProject: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Where to fetch the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/5d0c2b7e9a",
           *       "expires_seconds": 60
           *     }
           */
          'application/json': components['schemas']['Download']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'busy' | 'no_project' | 'backup_forbidden' | 'project_packing_failed'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listProjectMedia: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The media. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "usb1",
           *           "kind": "usb",
           *           "label": "SERVICE",
           *           "total_bytes": 15728640000,
           *           "free_bytes": 9437184000,
           *           "files": {
           *             "items": [
           *               {
           *                 "path": "bottling-line-2.hmip",
           *                 "size_bytes": 655613,
           *                 "modified_at": "2026/11/20 17:02:44"
           *               }
           *             ],
           *             "total": 1
           *           }
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['PanelMedia']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  ejectMedium: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The medium, as listed. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Ejected. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'medium_in_use'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listOperations: {
    parameters: {
      query?: {
        /**
         * @description First time, included.
         * @example 2026.11.21-08:41:07
         */
        from?: string
        /** @description Last time, included. */
        to?: string
        /** @description Part of the name of the user. */
        username?: string
        /** @description Operations from these places only, separated by commas. */
        place?: components['schemas']['OperationPlace'][]
        /** @description Part of the object or of its address. */
        object?: string
        /** @description Part of any text or value of the record. */
        text?: string
        /** @description Operations with these results only, separated by commas. */
        result?: components['schemas']['OperationResult'][]
        /** @description Entries to skip. */
        offset?: number
        /** @description The maximum number of entries. */
        limit?: number
        /** @description Only records up to this number, so that a list that is being read does not move. */
        newest?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The operations. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "kind": "record",
           *           "number": 48213,
           *           "time": "2026/11/21 09:41:07",
           *           "zone": "Asia/Tokyo",
           *           "username": "engineer",
           *           "role": "administrator",
           *           "place": "console",
           *           "address": "192.168.10.71",
           *           "screen": "email",
           *           "action": "change",
           *           "object": "smtp",
           *           "function": "PUT /email/smtp",
           *           "target": "/api/v1/email/smtp",
           *           "changes": [
           *             {
           *               "field": "port",
           *               "previous": 25,
           *               "next": 587
           *             }
           *           ],
           *           "change_count": 1,
           *           "result": "done",
           *           "code": null,
           *           "information": ""
           *         },
           *         {
           *           "kind": "gap",
           *           "first": 48210,
           *           "last": 48212,
           *           "after": "2026/11/21 09:20:44",
           *           "before": "2026/11/21 09:41:07"
           *         }
           *       ],
           *       "total": 2,
           *       "newest": 48213,
           *       "missing": 3
           *     }
           */
          'application/json': components['schemas']['OperationPage']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('invalid_date' | 'before_from')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readOperation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The number of the record. */
        number: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The operation. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "kind": "record",
           *       "number": 48213,
           *       "time": "2026/11/21 09:41:07",
           *       "zone": "Asia/Tokyo",
           *       "username": "engineer",
           *       "role": "administrator",
           *       "place": "console",
           *       "address": "192.168.10.71",
           *       "screen": "email",
           *       "action": "change",
           *       "object": "smtp",
           *       "function": "PUT /email/smtp",
           *       "target": "/api/v1/email/smtp",
           *       "changes": [
           *         {
           *           "field": "port",
           *           "previous": 25,
           *           "next": 587
           *         }
           *       ],
           *       "change_count": 1,
           *       "result": "done",
           *       "code": null,
           *       "information": ""
           *     }
           */
          'application/json': components['schemas']['OperationRecord']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  exportOperations: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "from": "2026.11.21-00:00:00",
         *       "separator": ";",
         *       "decimal": ",",
         *       "time_format": "device"
         *     }
         */
        'application/json': components['schemas']['OperationExport']
      }
    }
    responses: {
      /** @description Where to fetch the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "5d0c2b7e9a",
           *       "url": "/api/v1/downloads/5d0c2b7e9a",
           *       "expires_seconds": 60
           *     }
           */
          'application/json': components['schemas']['StartedExport']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]:
                | components['schemas']['SchemaFault']
                | ('invalid_date' | 'before_from' | 'same_as_separator')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readOperationLog: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The state. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "state": "recording",
           *       "records": 1496,
           *       "capacity": 25000,
           *       "oldest": 46714,
           *       "newest": 48213,
           *       "unrecorded": 0,
           *       "when_full": "overwrite"
           *     }
           */
          'application/json': components['schemas']['OperationLogStatus']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readOperationLogSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "when_full": "overwrite"
           *     }
           */
          'application/json': components['schemas']['OperationLogSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveOperationLogSettings: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the values that are replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "when_full": "stop"
         *     }
         */
        'application/json': components['schemas']['OperationLogSettings']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readCodesys: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The runtime. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "availability": "available",
           *       "licence": {
           *         "state": "demo",
           *         "demo_seconds_left": 4920,
           *         "since": null
           *       },
           *       "hardware_key": "7C1D90E25B3A46F8",
           *       "runtime": {
           *         "state": "running",
           *         "since": "2026/11/21 09:03:07",
           *         "version": "4.12.0.1",
           *         "fault": null
           *       },
           *       "offered_version": "4.13.0.0",
           *       "application": {
           *         "name": "Bottling Line 2",
           *         "built_at": "2026/10/02 15:11:40",
           *         "checksum": "9C41E07B",
           *         "compiler_version": "4.12"
           *       },
           *       "retain": {
           *         "used_bytes": 18432,
           *         "total_bytes": 65536
           *       },
           *       "free_bytes": 600834048,
           *       "max_bytes": 67108864
           *     }
           */
          'application/json': components['schemas']['Codesys']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listCodesysTasks: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tasks. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "name": "MainTask",
           *           "cycle_ms": 10,
           *           "jitter_ms": 0.4,
           *           "load_percent": 31.5
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['CodesysTasks']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readCodesysSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "port": "eth0",
           *       "address": "192.168.10.43",
           *       "mask": "255.255.255.0",
           *       "gateway": "192.168.10.1",
           *       "fieldbus_ports": [
           *         "eth1"
           *       ],
           *       "start_with_panel": true
           *     }
           */
          'application/json': components['schemas']['CodesysSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveCodesysSettings: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the version that is replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "port": "eth0",
         *       "address": "192.168.10.43",
         *       "mask": "255.255.255.0",
         *       "gateway": "192.168.10.1",
         *       "fieldbus_ports": [
         *         "eth1"
         *       ],
         *       "start_with_panel": true
         *     }
         */
        'application/json': components['schemas']['CodesysSettings']
      }
    }
    responses: {
      /** @description Done. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]:
                | components['schemas']['SchemaFault']
                | (
                    | 'ipv4'
                    | 'mask'
                    | 'reserved_address'
                    | 'not_a_host'
                    | 'gateway_own'
                    | 'outside_subnet'
                    | 'fieldbus_port'
                  )
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'panel_address' | 'outside_port_subnet' | 'address_in_use' | 'serving_port' | 'change_pending'
            fields?: {
              [key: string]: 'panel_address' | 'outside_port_subnet' | 'address_in_use' | 'serving_port'
            }
          } & components['schemas']['Error']
        }
      }
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  startCodesys: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "machine_name": "Line 2 panel"
         *     }
         */
        'application/json': components['schemas']['CodesysCommand']
      }
    }
    responses: {
      /** @description Done. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'wrong_name'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?:
              | 'already_running'
              | 'no_application'
              | 'demo_ended'
              | 'busy'
              | 'not_on_this_model'
              | 'not_in_project'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  stopCodesys: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "machine_name": "Line 2 panel"
         *     }
         */
        'application/json': components['schemas']['CodesysCommand']
      }
    }
    responses: {
      /** @description Done. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'wrong_name'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'not_running' | 'busy' | 'not_on_this_model' | 'not_in_project'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  resetCodesys: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "machine_name": "Line 2 panel",
         *       "kind": "warm"
         *     }
         */
        'application/json': components['schemas']['CodesysReset']
      }
    }
    responses: {
      /** @description Done. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'wrong_name'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'no_application' | 'busy' | 'not_on_this_model' | 'not_in_project'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  activateCodesys: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "K7P2M-9QXWD-4HTRB-VNC3K"
         *     }
         */
        'application/json': components['schemas']['CodesysActivation']
      }
    }
    responses: {
      /** @description Done. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'checksum'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?:
              | 'code_unknown'
              | 'code_used'
              | 'licence_server_unreachable'
              | 'licence_server_untrusted'
              | 'already_activated'
              | 'not_on_this_model'
              | 'not_in_project'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  requestCodesysLicence: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "K7P2M-9QXWD-4HTRB-VNC3K"
         *     }
         */
        'application/json': components['schemas']['CodesysActivation']
      }
    }
    responses: {
      /** @description Where to fetch it. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/4f7b1c9ae2d03856",
           *       "expires_seconds": 60
           *     }
           */
          'application/json': components['schemas']['Download']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'checksum'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'already_activated' | 'not_on_this_model' | 'not_in_project'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  importCodesysLicence: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "content": "eyJmb3JtYXQiOiJjb2Rlc3lzLWxpY2VuY2UifQ=="
         *     }
         */
        'application/json': components['schemas']['CodesysLicenceFile']
      }
    }
    responses: {
      /** @description Done. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token' | 'not_a_licence' | 'licence_damaged'
            fields?: {
              [key: string]: components['schemas']['SchemaFault']
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?:
              | 'licence_other_panel'
              | 'licence_not_requested'
              | 'already_activated'
              | 'not_on_this_model'
              | 'not_in_project'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  announceCodesysPackage: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "file_name": "codesys-runtime-4.13.cdsp",
         *       "size_bytes": 786432
         *     }
         */
        'application/json': components['schemas']['CodesysPackageFile']
      }
    }
    responses: {
      /** @description Where to send it. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "0f3a9c1e5b7d2846"
           *     }
           */
          'application/json': components['schemas']['CodesysUpload']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'busy' | 'not_enough_space' | 'not_on_this_model' | 'not_in_project'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  uploadCodesysPackage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description As it was announced. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/octet-stream': string
      }
    }
    responses: {
      /** @description What is in it. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "0f3a9c1e5b7d2846",
           *       "file_name": "codesys-runtime-4.13.cdsp",
           *       "version": "4.13.0.0",
           *       "size_bytes": 786432,
           *       "needed_bytes": 3145728,
           *       "free_bytes": 600834048,
           *       "same_as_installed": false,
           *       "older": false
           *     }
           */
          'application/json': components['schemas']['CodesysPackage']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?:
              | 'malformed'
              | 'validation_failed'
              | 'invalid_token'
              | 'upload_incomplete'
              | 'not_a_package'
              | 'package_damaged'
            fields?: {
              [key: string]: components['schemas']['SchemaFault']
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'package_other_hardware' | 'not_enough_space' | 'application_incompatible' | 'runtime_busy'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readCodesysPackage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description As it was announced. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What is in it. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "0f3a9c1e5b7d2846",
           *       "file_name": "codesys-runtime-4.13.cdsp",
           *       "version": "4.13.0.0",
           *       "size_bytes": 786432,
           *       "needed_bytes": 3145728,
           *       "free_bytes": 600834048,
           *       "same_as_installed": false,
           *       "older": false
           *     }
           */
          'application/json': components['schemas']['CodesysPackage']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  dropCodesysPackage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description As it was announced. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  updateCodesys: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "package": "0f3a9c1e5b7d2846",
         *       "machine_name": "Line 2 panel"
         *     }
         */
        'application/json': components['schemas']['CodesysUpdate']
      }
    }
    responses: {
      /** @description The job. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "9f1c03a4d2e85b67",
           *       "kind": "codesys-update",
           *       "subject": "4.13.0.0",
           *       "state": "running",
           *       "step": 0,
           *       "steps": [
           *         "back_up_application",
           *         "stop_runtime",
           *         "install_package",
           *         "verify_package",
           *         "start_runtime"
           *       ],
           *       "percent": 0,
           *       "cancellable": true,
           *       "started_at": "2026/11/21 09:41:07",
           *       "started_by": "engineer",
           *       "elapsed_seconds": 0,
           *       "log_from": 0,
           *       "log": []
           *     }
           */
          'application/json': components['schemas']['Job']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'wrong_name'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?:
              | 'busy'
              | 'candidate_gone'
              | 'application_incompatible'
              | 'not_enough_space'
              | 'runtime_busy'
              | 'not_on_this_model'
              | 'not_in_project'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  backUpCodesysApplication: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Where to fetch it. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/4f7b1c9ae2d03856",
           *       "expires_seconds": 60
           *     }
           */
          'application/json': components['schemas']['Download']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'no_application' | 'busy' | 'not_on_this_model' | 'not_in_project'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  downloadCodesysLog: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Where to fetch it. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/4f7b1c9ae2d03856",
           *       "expires_seconds": 60
           *     }
           */
          'application/json': components['schemas']['Download']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'not_on_this_model' | 'not_in_project'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listPlcLinks: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The links. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "line-plc",
           *           "name": "Line PLC",
           *           "driver": "Modbus TCP",
           *           "port": "lan",
           *           "address": "192.168.10.23",
           *           "tcp_port": 502,
           *           "station": 1,
           *           "state": "no_reply",
           *           "reason": null,
           *           "requests_per_second": 1,
           *           "errors_per_second": 1,
           *           "requests": 5210,
           *           "errors": 41,
           *           "counted_since": "2026/11/21 07:10:00",
           *           "round_trip_ms": null,
           *           "last_error": {
           *             "code": "connection_refused",
           *             "time": "2026/11/21 09:41:07",
           *             "detail": "192.168.10.23:502 refuses the connection",
           *             "error_percent": null
           *           }
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['PlcLinks']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  restartPlcLink: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description It restarts. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'link_disabled'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  resetPlcLinkCounters: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description They are reset. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listPlcDevices: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The devices. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "line-plc",
           *           "name": "Line PLC",
           *           "driver": "Modbus TCP",
           *           "ports": [
           *             "lan"
           *           ],
           *           "stations": {
           *             "first": 0,
           *             "last": 255
           *           },
           *           "settings": {
           *             "enabled": true,
           *             "port": "lan",
           *             "address": "192.168.10.23",
           *             "tcp_port": 502,
           *             "station": 1,
           *             "timeout_s": 1,
           *             "retries": 2,
           *             "turn_around_ms": 0
           *           },
           *           "project": {
           *             "enabled": true,
           *             "port": "lan",
           *             "address": "192.168.10.23",
           *             "tcp_port": 502,
           *             "station": 1,
           *             "timeout_s": 1,
           *             "retries": 2,
           *             "turn_around_ms": 0
           *           },
           *           "addresses": [
           *             {
           *               "type": "MW",
           *               "format": "MW%d",
           *               "first": 0,
           *               "last": 65535,
           *               "data_types": [
           *                 "INT16"
           *               ]
           *             }
           *           ]
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['PlcDevices']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readPlcDevice: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "enabled": true,
           *       "port": "lan",
           *       "address": "192.168.10.23",
           *       "tcp_port": 502,
           *       "station": 1,
           *       "timeout_s": 1,
           *       "retries": 2,
           *       "turn_around_ms": 0
           *     }
           */
          'application/json': components['schemas']['PlcDeviceSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  savePlcDevice: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the version that is replaced. */
        'If-Match': string
      }
      path: {
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "enabled": true,
         *       "port": "lan",
         *       "address": "192.168.10.23",
         *       "tcp_port": 502,
         *       "station": 1,
         *       "timeout_s": 1,
         *       "retries": 2,
         *       "turn_around_ms": 0
         *     }
         */
        'application/json': components['schemas']['PlcDeviceSettings']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('ipv4' | 'not_with_driver')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'duplicate_station' | 'port_conflict'
            fields?: {
              [key: string]: 'duplicate_station' | 'port_conflict'
            }
          } & components['schemas']['Error']
        }
      }
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  testPlcRead: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "format": "MW%d",
         *       "plc_address": "100",
         *       "data_type": "INT16",
         *       "settings": {
         *         "enabled": true,
         *         "port": "lan",
         *         "address": "192.168.10.23",
         *         "tcp_port": 502,
         *         "station": 1,
         *         "timeout_s": 1,
         *         "retries": 2,
         *         "turn_around_ms": 0
         *       },
         *       "serial": null
         *     }
         */
        'application/json': components['schemas']['PlcRead']
      }
    }
    responses: {
      /** @description What was read, or why nothing was. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "value": null,
           *       "code": "framing",
           *       "milliseconds": null,
           *       "detail": "9 of 10 characters had no valid stop bit",
           *       "error_percent": 90
           *     }
           */
          'application/json': components['schemas']['PlcReadResult']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]:
                | components['schemas']['SchemaFault']
                | ('ipv4' | 'not_with_driver' | 'not_on_port' | 'needs_rs485' | 'unknown')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description Another port has 187.5K. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "error_code": "rate_in_use",
           *       "message": "com3 has 187.5K",
           *       "fields": {
           *         "baud_rate": "rate_in_use"
           *       },
           *       "details": {
           *         "port": "com3"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'rate_in_use'
            fields?: {
              [key: string]: 'rate_in_use'
            }
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listSerialPorts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The ports. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "com2",
           *           "modes": [
           *             "rs485_2w",
           *             "rs485_4w"
           *           ],
           *           "shares_plug_with": null,
           *           "settings": {
           *             "mode": "rs485_2w",
           *             "baud_rate": 9600,
           *             "data_bits": 8,
           *             "parity": "even",
           *             "stop_bits": 1
           *           },
           *           "project": {
           *             "mode": "rs485_2w",
           *             "baud_rate": 9600,
           *             "data_bits": 8,
           *             "parity": "even",
           *             "stop_bits": 1
           *           },
           *           "links": [
           *             "Conveyor drive 1"
           *           ],
           *           "framing_errors": 0,
           *           "parity_errors": 0
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['SerialPorts']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readSerialPort: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "mode": "rs485_2w",
           *       "baud_rate": 9600,
           *       "data_bits": 8,
           *       "parity": "even",
           *       "stop_bits": 1
           *     }
           */
          'application/json': components['schemas']['SerialSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveSerialPort: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the version that is replaced. */
        'If-Match': string
      }
      path: {
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "mode": "rs485_2w",
         *       "baud_rate": 9600,
         *       "data_bits": 8,
         *       "parity": "even",
         *       "stop_bits": 1
         *     }
         */
        'application/json': components['schemas']['SerialSettings']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('not_on_port' | 'needs_rs485' | 'not_with_driver')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'rate_in_use'
            fields?: {
              [key: string]: 'rate_in_use'
            }
          } & components['schemas']['Error']
        }
      }
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readDataBackupSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DataBackupSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  updateDataBackupSettings: {
    parameters: {
      query?: never
      header: {
        /** @description The `ETag` of the settings as they were read. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "contents": [
         *         "data_logs",
         *         "events",
         *         "operations"
         *       ],
         *       "range": "today",
         *       "days": 7,
         *       "format": "csv",
         *       "language": "en",
         *       "target": {
         *         "kind": "sftp",
         *         "host": "backup.plant.example",
         *         "port": 22,
         *         "username": "line2",
         *         "folder": "/line2",
         *         "passive": true,
         *         "trusted_fingerprint": "SHA256:qV4Zt0d0hDqLxN4nTqk5eYfV2r7p3mXo1cUu8sKj6bA"
         *       },
         *       "email_group": "",
         *       "email_limit_mb": 10,
         *       "name_pattern": "{hmi}_{log}_{yyyyMMdd_HHmmss}",
         *       "catch_up": true,
         *       "schedule": "daily",
         *       "at": "03:00",
         *       "weekday": "mon",
         *       "event_priority": "emergency",
         *       "delete_copied": false,
         *       "retention_days": 30
         *     }
         */
        'application/json': components['schemas']['NewDataBackupSettings']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]:
                | components['schemas']['SchemaFault']
                | ('host' | 'placeholder' | 'log_missing' | 'needs_medium' | 'group_empty')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  testDataBackupTarget: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "kind": "sftp",
         *       "host": "backup.plant.example",
         *       "port": 22,
         *       "username": "line2",
         *       "folder": "/line2",
         *       "passive": true,
         *       "trusted_fingerprint": "SHA256:qV4Zt0d0hDqLxN4nTqk5eYfV2r7p3mXo1cUu8sKj6bA",
         *       "password": "ftp-3152"
         *     }
         */
        'application/json': components['schemas']['NewFileTarget']
      }
    }
    responses: {
      /** @description How far it went. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FileTargetTest']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'host'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readDataBackupSituation: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The situation. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DataBackupSituation']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readDataForecast: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The forecast. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DataForecast']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listDataBackupRuns: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The runs. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DataBackupRuns']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  startDataBackup: {
    parameters: {
      query?: {
        /** @description Where this copy goes, in place of the target of the settings, which stay as they are. Another kind of server than that of the settings is refused with `fields`. */
        target?: components['schemas']['FileTargetKind']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The job; it is followed by `GET /jobs/{id}`. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Job']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'busy'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  downloadDataBackup: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The run. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "LINE2_events_20261121_030000.csv"
         *     }
         */
        'application/json': {
          /** @description Of a file of the run. */
          name: string
        }
      }
    }
    responses: {
      /** @description Where the file is. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['StartedExport']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  ejectDataBackupMedium: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The medium. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description It can be removed. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'medium_in_use'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readImpact: {
    parameters: {
      query?: {
        /** @description Of the texts of alarms; English without it, or where the project has no text in this language. */
        language?: 'en' | 'ja' | 'ko'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The lists. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "plc_links": {
           *         "items": [
           *           {
           *             "name": "Line PLC",
           *             "port": "lan",
           *             "state": "up"
           *           }
           *         ],
           *         "total": 1
           *       },
           *       "opcua_clients": {
           *         "items": [
           *           {
           *             "name": "SCADA",
           *             "address": "192.168.10.20"
           *           }
           *         ],
           *         "total": 1
           *       },
           *       "factory_hosts": {
           *         "items": [
           *           {
           *             "address": "192.168.10.60:5000"
           *           }
           *         ],
           *         "total": 1
           *       },
           *       "remote_access": {
           *         "items": [
           *           {
           *             "name": "Mika Sato"
           *           }
           *         ],
           *         "total": 1
           *       },
           *       "viewers": {
           *         "items": [
           *           {
           *             "kind": "webview",
           *             "name": "operator",
           *             "address": "192.168.10.31",
           *             "role": "control"
           *           }
           *         ],
           *         "total": 1
           *       },
           *       "jobs": {
           *         "items": [
           *           {
           *             "kind": "recipe-backup",
           *             "subject": "USB drive",
           *             "percent": 41
           *           }
           *         ],
           *         "total": 1
           *       },
           *       "active_alarms": {
           *         "items": [
           *           {
           *             "name": "Tank level too high",
           *             "priority": "high"
           *           }
           *         ],
           *         "total": 1
           *       },
           *       "restart_seconds": 25
           *     }
           */
          'application/json': components['schemas']['Impact']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listMiscServices: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The services. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "ftp",
           *           "state": "running",
           *           "since": "2026/11/21 08:00:12",
           *           "port": 21,
           *           "reason": null,
           *           "taken_by": null,
           *           "users": [
           *             {
           *               "name": "history",
           *               "address": "192.168.10.71",
           *               "since": "2026/11/21 09:12:40"
           *             }
           *           ],
           *           "lines": []
           *         }
           *       ],
           *       "total": 1,
           *       "reboot": {
           *         "next": "2026/11/22 03:30:00",
           *         "held": false
           *       }
           *     }
           */
          'application/json': components['schemas']['MiscServices']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  restartMiscService: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The service. */
        service: components['schemas']['MiscServiceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'not_running'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readMiscDefaults: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "ftp": {
           *         "enabled": false,
           *         "port": 21,
           *         "tls_required": true
           *       },
           *       "time": {
           *         "synchronise": false,
           *         "server1": "",
           *         "server2": "",
           *         "server3": "",
           *         "server4": "",
           *         "interval_minutes": 60,
           *         "zone": "Asia/Tokyo"
           *       },
           *       "led": {
           *         "mode": "power_and_link"
           *       },
           *       "buzzer": {
           *         "touch_sound": true,
           *         "alarm_sound": true,
           *         "volume_percent": 50
           *       },
           *       "display": {
           *         "brightness_percent": 80,
           *         "screen_saver_minutes": 15,
           *         "clean_lock_seconds": 30
           *       },
           *       "usb": {
           *         "storage": true,
           *         "keyboard": true,
           *         "autorun": false
           *       },
           *       "discovery": {
           *         "mdns": true,
           *         "vendor": true
           *       },
           *       "web_server": {
           *         "redirect": true,
           *         "idle_minutes": 30,
           *         "allowed_networks": []
           *       },
           *       "syslog": {
           *         "enabled": false,
           *         "host": "",
           *         "port": 514,
           *         "level": "warning"
           *       },
           *       "snmp": {
           *         "enabled": false,
           *         "port": 161,
           *         "version": "v3",
           *         "username": ""
           *       },
           *       "vnc": {
           *         "enabled": false,
           *         "port": 5900,
           *         "monitor_mode": true,
           *         "control_minutes": 60,
           *         "shared": true,
           *         "timeout_minutes": 15,
           *         "allowed_networks": []
           *       },
           *       "reboot": {
           *         "plan": "none",
           *         "weekday": "sunday",
           *         "time": "03:30",
           *         "hold_while_job": true
           *       }
           *     }
           */
          'application/json': components['schemas']['MiscDefaults']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readLed: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "mode": "power_and_link"
           *     }
           */
          'application/json': components['schemas']['LedSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveLed: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the values that are replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "mode": "power_and_link"
         *     }
         */
        'application/json': components['schemas']['LedSettings']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'no_led'
          } & components['schemas']['Error']
        }
      }
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readBuzzer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "touch_sound": true,
           *       "alarm_sound": true,
           *       "volume_percent": 50
           *     }
           */
          'application/json': components['schemas']['BuzzerSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveBuzzer: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the values that are replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "touch_sound": true,
         *       "alarm_sound": true,
         *       "volume_percent": 50
         *     }
         */
        'application/json': components['schemas']['BuzzerSettings']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  beep: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "volume_percent": 50
         *     }
         */
        'application/json': components['schemas']['BuzzerBeep']
      }
    }
    responses: {
      /** @description Done. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readDisplay: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "brightness_percent": 80,
           *       "screen_saver_minutes": 15,
           *       "clean_lock_seconds": 30
           *     }
           */
          'application/json': components['schemas']['DisplaySettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveDisplay: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the values that are replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "brightness_percent": 80,
         *       "screen_saver_minutes": 15,
         *       "clean_lock_seconds": 30
         *     }
         */
        'application/json': components['schemas']['DisplaySettings']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  lockForCleaning: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readUsbPolicy: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "storage": true,
           *       "keyboard": true,
           *       "autorun": false
           *     }
           */
          'application/json': components['schemas']['UsbPolicy']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveUsbPolicy: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the values that are replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "storage": true,
         *       "keyboard": true,
         *       "autorun": false
         *     }
         */
        'application/json': components['schemas']['UsbPolicy']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readRebootPlan: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "plan": "weekly",
           *       "weekday": "sunday",
           *       "time": "03:30",
           *       "hold_while_job": true
           *     }
           */
          'application/json': components['schemas']['RebootPlan']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveRebootPlan: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the values that are replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "plan": "weekly",
         *       "weekday": "sunday",
         *       "time": "03:30",
         *       "hold_while_job": true
         *     }
         */
        'application/json': components['schemas']['RebootPlan']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readFtp: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "enabled": true,
           *       "port": 21,
           *       "tls_required": true
           *     }
           */
          'application/json': components['schemas']['FtpSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveFtp: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the values that are replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "enabled": true,
         *       "port": 21,
         *       "tls_required": true
         *     }
         */
        'application/json': components['schemas']['FtpSettings']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'port_taken'
            fields?: {
              [key: string]:
                | 'taken_by_ftp'
                | 'taken_by_web_server'
                | 'taken_by_discovery'
                | 'taken_by_snmp'
                | 'taken_by_opcua'
                | 'taken_by_vnc'
                | 'taken_by_codesys'
                | 'taken_by_secs_gem'
                | 'taken_by_other'
            }
          } & components['schemas']['Error']
        }
      }
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  testFtp: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The result. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "steps": [
           *         {
           *           "name": "connect",
           *           "state": "done",
           *           "milliseconds": 1
           *         },
           *         {
           *           "name": "tls",
           *           "state": "done",
           *           "milliseconds": 9
           *         },
           *         {
           *           "name": "login",
           *           "state": "done",
           *           "milliseconds": 4
           *         },
           *         {
           *           "name": "list",
           *           "state": "done",
           *           "milliseconds": 3
           *         }
           *       ],
           *       "error_code": null,
           *       "detail": "",
           *       "offset_milliseconds": null
           *     }
           */
          'application/json': components['schemas']['MiscTest']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'not_running'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readTimeSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "synchronise": true,
           *       "server1": "time.plant.example",
           *       "server2": "",
           *       "server3": "",
           *       "server4": "",
           *       "interval_minutes": 60,
           *       "zone": "Asia/Tokyo"
           *     }
           */
          'application/json': components['schemas']['TimeSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveTimeSettings: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the values that are replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "synchronise": true,
         *       "server1": "time.plant.example",
         *       "server2": "",
         *       "server3": "",
         *       "server4": "",
         *       "interval_minutes": 60,
         *       "zone": "Asia/Tokyo"
         *     }
         */
        'application/json': components['schemas']['TimeSettings']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'host'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  testTimeServer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "server": "time.plant.example"
         *     }
         */
        'application/json': components['schemas']['TimeServer']
      }
    }
    responses: {
      /** @description The result. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "steps": [
           *         {
           *           "name": "resolve",
           *           "state": "done",
           *           "milliseconds": 2
           *         },
           *         {
           *           "name": "request",
           *           "state": "done",
           *           "milliseconds": 1
           *         },
           *         {
           *           "name": "response",
           *           "state": "failed",
           *           "milliseconds": 3000
           *         }
           *       ],
           *       "error_code": "no_reply",
           *       "detail": "Timeout",
           *       "offset_milliseconds": null
           *     }
           */
          'application/json': components['schemas']['MiscTest']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'host'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listZones: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The zones. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "name": "Asia/Tokyo",
           *           "offset_minutes": 540
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['TimeZones']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readNameServices: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "mdns": true,
           *       "vendor": true
           *     }
           */
          'application/json': components['schemas']['DiscoverySettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveNameServices: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the values that are replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "mdns": true,
         *       "vendor": true
         *     }
         */
        'application/json': components['schemas']['DiscoverySettings']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  testNameServices: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The result. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "steps": [
           *         {
           *           "name": "request",
           *           "state": "done",
           *           "milliseconds": 1
           *         },
           *         {
           *           "name": "response",
           *           "state": "done",
           *           "milliseconds": 5
           *         }
           *       ],
           *       "error_code": null,
           *       "detail": "hmi-7f31.local: 192.168.10.42",
           *       "offset_milliseconds": null
           *     }
           */
          'application/json': components['schemas']['MiscTest']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'not_running'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readSyslog: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "enabled": true,
           *       "host": "syslog.plant.example",
           *       "port": 514,
           *       "level": "warning"
           *     }
           */
          'application/json': components['schemas']['SyslogSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveSyslog: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the values that are replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "enabled": true,
         *       "host": "syslog.plant.example",
         *       "port": 514,
         *       "level": "warning"
         *     }
         */
        'application/json': components['schemas']['SyslogSettings']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'host'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  testSyslog: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "host": "syslog.plant.example",
         *       "port": 514
         *     }
         */
        'application/json': components['schemas']['SyslogServer']
      }
    }
    responses: {
      /** @description The result. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "steps": [
           *         {
           *           "name": "resolve",
           *           "state": "done",
           *           "milliseconds": 2
           *         },
           *         {
           *           "name": "send",
           *           "state": "done",
           *           "milliseconds": 1
           *         }
           *       ],
           *       "error_code": null,
           *       "detail": "",
           *       "offset_milliseconds": null
           *     }
           */
          'application/json': components['schemas']['MiscTest']
        }
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'host'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readSnmp: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "enabled": true,
           *       "port": 161,
           *       "version": "v3",
           *       "username": "plant",
           *       "community_set": false,
           *       "auth_password_set": true,
           *       "privacy_password_set": true
           *     }
           */
          'application/json': components['schemas']['SnmpSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveSnmp: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the values that are replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "enabled": true,
         *       "port": 161,
         *       "version": "v3",
         *       "username": "plant",
         *       "auth_password": "example-auth",
         *       "privacy_password": "example-priv"
         *     }
         */
        'application/json': components['schemas']['NewSnmpSettings']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'required'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'port_taken'
            fields?: {
              [key: string]:
                | 'taken_by_ftp'
                | 'taken_by_web_server'
                | 'taken_by_discovery'
                | 'taken_by_snmp'
                | 'taken_by_opcua'
                | 'taken_by_vnc'
                | 'taken_by_codesys'
                | 'taken_by_secs_gem'
                | 'taken_by_other'
            }
          } & components['schemas']['Error']
        }
      }
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  testSnmp: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The result. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "steps": [
           *         {
           *           "name": "request",
           *           "state": "done",
           *           "milliseconds": 1
           *         },
           *         {
           *           "name": "response",
           *           "state": "done",
           *           "milliseconds": 5
           *         }
           *       ],
           *       "error_code": null,
           *       "detail": "line2-hmi",
           *       "offset_milliseconds": null
           *     }
           */
          'application/json': components['schemas']['MiscTest']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'not_running'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readWebServer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "redirect": true,
           *       "idle_minutes": 30,
           *       "allowed_networks": [
           *         "192.168.10.0/24"
           *       ]
           *     }
           */
          'application/json': components['schemas']['WebServerSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveWebServer: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the values that are replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "redirect": true,
         *       "idle_minutes": 30,
         *       "allowed_networks": [
         *         "192.168.10.0/24"
         *       ]
         *     }
         */
        'application/json': components['schemas']['WebServerSettings']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | 'network'
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'excludes_caller'
            fields?: {
              [key: string]: 'excludes_caller'
            }
          } & components['schemas']['Error']
        }
      }
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readWebCertificate: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The certificate. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "subject": "CN=line2-hmi",
           *       "issuer": "CN=line2-hmi",
           *       "host_names": [
           *         "line2-hmi",
           *         "192.168.10.42"
           *       ],
           *       "valid_from": "2026/03/04 08:00:00",
           *       "valid_to": "2028/03/03 08:00:00",
           *       "days_left": 467,
           *       "fingerprint": "5F:2C:0A:7B:9E:3D:4C:1F:8A:6B:7C:8D:9E:0F:1A:2B:3C:4D:5E:6F:5F:2C:0A:7B:9E:3D:4C:1F:8A:6B:7C:8D",
           *       "self_signed": true
           *     }
           */
          'application/json': components['schemas']['WebCertificate']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  replaceWebCertificate: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "certificate": "-----BEGIN CERTIFICATE-----\nMIID\n-----END CERTIFICATE-----\n",
         *       "key": "-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\n"
         *     }
         */
        'application/json': components['schemas']['NewWebCertificate']
      }
    }
    responses: {
      /** @description Done. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]:
                | components['schemas']['SchemaFault']
                | ('not_a_certificate' | 'not_a_key' | 'key_mismatch' | 'expired')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  regenerateWebCertificate: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readSecsGem: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The states. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "connection": "connected",
           *       "since": "2026/11/21 07:10:00",
           *       "control": "online_remote",
           *       "peer": "192.168.10.60:5000",
           *       "last_error": null,
           *       "sent": 412,
           *       "received": 408,
           *       "reply_timeouts": 0,
           *       "counted_since": "2026/11/21 07:10:00",
           *       "spool": {
           *         "used": 0,
           *         "limit": 1000,
           *         "lost": 0
           *       }
           *     }
           */
          'application/json': components['schemas']['SecsGemStatus']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readSecsGemSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "enabled": true,
           *       "mode": "active",
           *       "host": "192.168.10.60",
           *       "port": 5000,
           *       "device": 0,
           *       "t3_s": 45,
           *       "t5_s": 10,
           *       "t6_s": 5,
           *       "t7_s": 10,
           *       "t8_s": 5,
           *       "linktest_s": 30
           *     }
           */
          'application/json': components['schemas']['SecsGemSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveSecsGemSettings: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the settings that are replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "enabled": true,
         *       "mode": "active",
         *       "host": "192.168.10.60",
         *       "port": 5000,
         *       "device": 0,
         *       "t3_s": 45,
         *       "t5_s": 10,
         *       "t6_s": 5,
         *       "t7_s": 10,
         *       "t8_s": 5,
         *       "linktest_s": 30
         *     }
         */
        'application/json': components['schemas']['SecsGemSettings']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('ipv4' | 'required')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'not_licensed'
          } & components['schemas']['Error']
        }
      }
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  connectSecsGem: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description It connects. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'not_licensed' | 'switched_off' | 'already_connected'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  disconnectSecsGem: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description It is disconnected. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'not_connected'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  setSecsGemControl: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "state": "online_remote"
         *     }
         */
        'application/json': components['schemas']['SecsGemControlRequest']
      }
    }
    responses: {
      /** @description Changed. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'not_connected' | 'host_refused' | 'reply_timeout'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listSecsGemMessages: {
    parameters: {
      query?: {
        /** @description Only messages in this direction. */
        direction?: components['schemas']['SecsGemDirection']
        /** @description Only messages whose name or items contain this, in any case. */
        text?: string
        /** @description Messages to skip. */
        offset?: number
        /** @description The maximum number of messages. */
        limit?: number
        /** @description Only messages up to this number, so that a list that is being read does not move. */
        newest?: number
        /** @description Only messages after this number. */
        after?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "number": 820,
           *           "time": "2026/11/21 09:41:02",
           *           "direction": "sent",
           *           "name": "S5F1",
           *           "wants_reply": true,
           *           "device": 0,
           *           "system_bytes": 820,
           *           "bytes": 62,
           *           "text": "S5F1 W\n<L [3]\n  <B 0x84>\n  <U4 3>\n  <A \"Guard door open\">\n>."
           *         }
           *       ],
           *       "total": 1,
           *       "newest": 820
           *     }
           */
          'application/json': components['schemas']['SecsGemMessagePage']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  clearSecsGemMessages: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Cleared. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  exportSecsGemMessages: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Where to fetch the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/5d0c2b7e9a",
           *       "expires_seconds": 60
           *     }
           */
          'application/json': components['schemas']['Download']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listSecsGemSpool: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The messages. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "number": 14,
           *           "time": "2026/11/21 09:12:44",
           *           "name": "S5F1",
           *           "bytes": 62,
           *           "text": "S5F1 W\n<L [3]\n  <B 0x84>\n  <U4 3>\n  <A \"Guard door open\">\n>."
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['SecsGemSpool']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  purgeSecsGemSpool: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Purged. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  sendSecsGemSpool: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description They are sent. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'not_connected' | 'spool_empty' | 'reply_timeout'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readSecsGemTest: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The test. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "running": false,
           *       "time": "2026/11/21 09:41:07",
           *       "steps": [
           *         {
           *           "name": "connect",
           *           "state": "done",
           *           "milliseconds": 2
           *         },
           *         {
           *           "name": "select",
           *           "state": "failed",
           *           "milliseconds": 5001
           *         },
           *         {
           *           "name": "establish",
           *           "state": "waiting",
           *           "milliseconds": null
           *         }
           *       ],
           *       "error": {
           *         "code": "select_timeout",
           *         "time": "2026/11/21 09:41:12",
           *         "detail": "No Select.rsp within T6 (5 s)"
           *       }
           *     }
           */
          'application/json': components['schemas']['SecsGemTest']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  testSecsGem: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The test that runs. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "running": true,
           *       "time": "2026/11/21 09:41:07",
           *       "steps": [
           *         {
           *           "name": "connect",
           *           "state": "current",
           *           "milliseconds": null
           *         }
           *       ],
           *       "error": null
           *     }
           */
          'application/json': components['schemas']['SecsGemTest']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'not_licensed' | 'switched_off'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readVncSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "enabled": false,
           *       "port": 5900,
           *       "monitor_mode": true,
           *       "control_minutes": 60,
           *       "shared": true,
           *       "timeout_minutes": 10,
           *       "allowed_networks": [
           *         "192.168.10.0/24"
           *       ],
           *       "control_password_set": false,
           *       "view_password_set": true
           *     }
           */
          'application/json': components['schemas']['VncSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveVncSettings: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the values that are replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "enabled": true,
         *       "port": 5900,
         *       "monitor_mode": true,
         *       "control_minutes": 60,
         *       "shared": true,
         *       "timeout_minutes": 10,
         *       "allowed_networks": [
         *         "192.168.10.0/24"
         *       ],
         *       "view_password": "view-315"
         *     }
         */
        'application/json': components['schemas']['VncUpdate']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]:
                | components['schemas']['SchemaFault']
                | ('required' | 'too_short' | 'same_as_control' | 'same_as_view' | 'network')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The state of the panel forbids it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'port_taken'
            fields?: {
              [key: string]:
                | 'taken_by_ftp'
                | 'taken_by_web_server'
                | 'taken_by_discovery'
                | 'taken_by_snmp'
                | 'taken_by_opcua'
                | 'taken_by_vnc'
                | 'taken_by_codesys'
                | 'taken_by_secs_gem'
                | 'taken_by_other'
            }
          } & components['schemas']['Error']
        }
      }
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readVncStatus: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The state. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "viewers": [
           *         {
           *           "address": "192.168.10.71",
           *           "role": "view",
           *           "since": "2026/11/21 09:12:40"
           *         }
           *       ],
           *       "control_until": null,
           *       "refused": 2,
           *       "last_refusal": "wrong_password"
           *     }
           */
          'application/json': components['schemas']['VncStatus']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readWebViewSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings; a password is never sent. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "enabled": true,
           *       "control_username": "operator",
           *       "view_username": "viewer",
           *       "max_connections": 4,
           *       "idle_timeout_minutes": 15,
           *       "granted_by": "controller",
           *       "answer_seconds": 30,
           *       "unanswered": "grant",
           *       "hand_back_seconds": 60,
           *       "local_priority": true,
           *       "safety_question": true,
           *       "network_rule": "any",
           *       "networks": [],
           *       "control_password_set": true,
           *       "view_password_set": true
           *     }
           */
          'application/json': components['schemas']['WebViewSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveWebViewSettings: {
    parameters: {
      query?: never
      header: {
        /** @description The ETag of the values that are replaced. */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "enabled": true,
         *       "control_username": "operator",
         *       "view_username": "viewer",
         *       "max_connections": 4,
         *       "idle_timeout_minutes": 15,
         *       "granted_by": "controller",
         *       "answer_seconds": 30,
         *       "unanswered": "grant",
         *       "hand_back_seconds": 60,
         *       "local_priority": true,
         *       "safety_question": true,
         *       "network_rule": "any",
         *       "networks": [],
         *       "view_password": "viewer-3152"
         *     }
         */
        'application/json': components['schemas']['WebViewSettingsUpdate']
      }
    }
    responses: {
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not keep to this contract, or the panel cannot take a value of it. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token'
            fields?: {
              [key: string]: components['schemas']['SchemaFault'] | ('already_exists' | 'network' | 'same_as_control')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      412: components['responses']['PreconditionFailed']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      428: components['responses']['PreconditionRequired']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readWebViewStatus: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The state. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "availability": "available",
           *       "state": "ready",
           *       "connections": 1,
           *       "max_connections": 4,
           *       "controller": {
           *         "name": "mika",
           *         "address": "192.168.10.72",
           *         "place": "remote",
           *         "own": false
           *       },
           *       "machine": "Line 2",
           *       "address": "192.168.10.71",
           *       "barred": false
           *     }
           */
          'application/json': components['schemas']['WebViewStatus']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listWebViewConnections: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The connections. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "webview-1",
           *           "name": "engineer",
           *           "username": "operator",
           *           "address": "192.168.10.71",
           *           "role": "control",
           *           "state": "controlling",
           *           "since": "2026/11/21 09:41:07",
           *           "idle_seconds": 4
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['WebViewViewers']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  openWebViewConnection: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "username": "operator",
         *       "password": "control-3152"
         *     }
         */
        'application/json': components['schemas']['WebViewLogin']
      }
    }
    responses: {
      /** @description The connection, of which the caller is the owner. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "webview-1",
           *       "role": "control",
           *       "machine": "Bottling Line 2",
           *       "must_confirm": true,
           *       "state": "opening",
           *       "frame": "/webview/webview-1",
           *       "viewers": 2,
           *       "controller": {
           *         "name": "mika",
           *         "address": "192.168.10.72",
           *         "place": "remote",
           *         "own": false
           *       },
           *       "request": null,
           *       "notice": null,
           *       "ended": null,
           *       "latency_ms": null,
           *       "frames_per_second": null
           *     }
           */
          'application/json': components['schemas']['WebViewConnection']
        }
      }
      /** @description The request does not keep to this contract, or WebView has no such user with this password. */
      400: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'malformed' | 'validation_failed' | 'invalid_token' | 'wrong_user'
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description Nobody can be connected now, or not from this address. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?:
              | 'not_on_this_model'
              | 'not_licensed'
              | 'not_in_project'
              | 'webview_off'
              | 'project_stopped'
              | 'screen_off'
              | 'address_barred'
              | 'webview_full'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      /** @description Too many wrong passwords from this address. */
      429: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          'Retry-After': components['headers']['RetryAfter']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'too_many_failures'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readWebViewConnection: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The connection. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "webview-1",
           *       "role": "control",
           *       "machine": "Bottling Line 2",
           *       "must_confirm": false,
           *       "state": "viewing",
           *       "frame": "/webview/webview-1",
           *       "viewers": 2,
           *       "controller": {
           *         "name": "mika",
           *         "address": "192.168.10.72",
           *         "place": "remote",
           *         "own": false
           *       },
           *       "request": {
           *         "id": "request-1",
           *         "name": "engineer",
           *         "address": "192.168.10.71",
           *         "own": true,
           *         "answerable": false,
           *         "seconds_left": 24,
           *         "unanswered": "grant"
           *       },
           *       "notice": null,
           *       "ended": null,
           *       "latency_ms": 12,
           *       "frames_per_second": 1.5
           *     }
           */
          'application/json': components['schemas']['WebViewConnection']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  closeWebViewConnection: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Disconnected. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  requestWebViewControl: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "machine": "Bottling Line 2"
         *     }
         */
        'application/json': components['schemas']['WebViewControlRequest']
      }
    }
    responses: {
      /** @description Requested, or granted. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the connection does not allow it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?:
              | 'connection_ended'
              | 'view_only'
              | 'request_pending'
              | 'safety_not_confirmed'
              | 'screen_not_connected'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  answerWebViewRequest: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "request": "request-1",
         *       "granted": true
         *     }
         */
        'application/json': components['schemas']['WebViewAnswer']
      }
    }
    responses: {
      /** @description Granted or denied. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the connection does not allow it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'connection_ended' | 'request_gone' | 'not_controller'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  releaseWebViewControl: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Released. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The state of the connection does not allow it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'connection_ended'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readTouchCalibration: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The state. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "panel": "resistive",
           *       "controller": null,
           *       "last": {
           *         "time": "2026/03/04 10:12:45",
           *         "by": "engineer",
           *         "error_px": 1.8
           *       },
           *       "session": {
           *         "state": "point",
           *         "outcome": null,
           *         "points": 4,
           *         "point": 2,
           *         "attempt": 1,
           *         "problem": null,
           *         "error_px": null,
           *         "seconds_left": 52
           *       }
           *     }
           */
          'application/json': components['schemas']['TouchCalibration']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  startTouchCalibration: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "points": 4
         *     }
         */
        'application/json': components['schemas']['TouchCalibrationStart']
      }
    }
    responses: {
      /** @description The panel waits for its operator. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description A capacitive panel needs none, a WebView user has control of the panel, or a calibration is running. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "error_code": "webview_in_control",
           *       "message": "a WebView user has control"
           *     }
           */
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'touch_not_needed' | 'webview_in_control' | 'calibration_running'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  keepTouchCalibration: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The new values are kept. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description No result waits to be kept. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "error_code": "nothing_to_keep",
           *       "message": "no result waits to be kept"
           *     }
           */
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'nothing_to_keep'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  cancelTouchCalibration: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Cancelled. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description No calibration is running. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "error_code": "no_calibration",
           *       "message": "no calibration is running"
           *     }
           */
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'no_calibration'
          } & components['schemas']['Error']
        }
      }
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
}

export type Schemas = components['schemas']
