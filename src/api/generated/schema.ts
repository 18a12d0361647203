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
     * Create or renew a token
     * @description Returns an access token for a username and a password (`grant_type=password`), or a new token for an expired one (`grant_type=refresh_token`). However often it is renewed, a session ends at an absolute time after the login, which the panel sets. Unknown users and wrong passwords cause the same error. After several failures the panel requires a wait (`x-lockout`). 423 states that an account is locked, whatever the password: it confirms none, and counts as a failure of the address, not of the name, so that its user sees this each time, and no wait.
     */
    post: operations['createToken']
    /**
     * Log out
     * @description Ends the session of the token, even of an expired one. Neither it nor any token renewed from the same login is accepted (400 `invalid_token`) or renewed (400 `invalid_grant`) any more.
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
     * Get the authenticated user
     * @description Returns the name, state and permissions of the token's user. `permission.roles` contains the names of the screens that the user may open and of the actions that the user may do.
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
     * Acknowledge the welcome dialog
     * @description Sets the state of the token's user: 1 once the first-time dialog has been read.
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
     * Change the authenticated user's password
     * @description Replaces the password and ends the user's other sessions. Requires the current password. Errors: `wrong_password` (field `current`), `same_password` and `weak_password` (field `password`), `too_many_failures` with `Retry-After`.
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
     * Record user activity
     * @description Records how long ago the user last acted in this browser tab. A session ends when the last action in any of its tabs is `idle_minutes` ago. A call that writes counts as an action, a call that reads does not.
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
     * Get the panel name
     * @description Returns the panel's name. Requires a token only if the panel is set to hide its name.
     */
    get: operations['readHmiName']
    /**
     * Rename the panel
     * @description Saves a name of 1 to 32 letters, digits, dots and hyphens.
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
     * Get the date and time
     * @description Returns the panel's wall clock in its own time zone.
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
     * Set the date and time
     * @description Sets the clock, from 2000-01-01 to 2037-12-31. Tokens may expire. `time_is_synchronised`: a time server sets the clock.
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
     * Get the panel specification
     * @description Returns the hardware and options that decide what the console offers. A missing field has its default.
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
     * Get the panel status
     * @description Returns one reading of every source. A part whose source fails is null.
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
     * Get the project name
     * @description Returns the name of the project on the panel.
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
     * Get the EasyAccess 2.0 status
     * @description Returns the connection to the remote access servers, and what identifies the panel there.
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
     * Get the EasyAccess 2.0 settings
     * @description Returns the settings without the proxy's password.
     */
    get: operations['readEasyAccessSettings']
    /**
     * Update the EasyAccess 2.0 settings
     * @description Saves the settings, which take effect immediately: a change of server or proxy re-establishes the connection. Without `proxy_password` the stored one is kept. Field errors: `proxy_host: required`, `proxy_host: host`, `proxy_password: required` (a username without a password, or the stored password was set for another type, host, port or username).
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
     * Activate EasyAccess 2.0
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
     * Connect to EasyAccess 2.0
     * @description Connects to the server, and again after each lost connection. Does nothing while connected. Without a licence the panel first looks in the portal for one that was booked for its hardware key, by a dealer or with a card; if there is none, the call fails with `not_activated`.
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
     * Disconnect from EasyAccess 2.0
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
     * Get the last path test
     * @description Returns the steps of the last test as far as they have come; none before the first test.
     */
    get: operations['readEasyAccessTest']
    put?: never
    /**
     * Test the path to the server
     * @description Tests the path step by step with settings, saved or not; an existing connection stays as it is. Returns at once; `GET` returns the steps. While a test runs, no other starts. Errors: as for the settings.
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
     * Get the OPC UA server status
     * @description Returns whether there is a server, whether it is running, and where clients reach it. `availability` explains why there is none; with `service_starting` and `service_unavailable`, settings and nodes can still be edited.
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
     * Start the OPC UA server
     * @description Starts the server. The response follows when it listens or has failed.
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
     * Stop the OPC UA server
     * @description Stops the server and ends all sessions.
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
     * Restart the OPC UA server
     * @description Restarts the server and ends all sessions. The response comes before it listens again, with `restarting`. If the restart fails, the server stays stopped, with `last_error`.
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
     * Get the OPC UA server settings
     * @description Returns how clients connect and authenticate, and their limits.
     */
    get: operations['readOpcUaSettings']
    /**
     * Update the OPC UA server settings
     * @description Saves the settings. A running server restarts, which ends all sessions. Field codes: `required` for `modes` (with a policy other than `None`) and `tokens` (none is enabled), `unknown` for `interface`. `port_taken`: another panel service, named in `fields`, has the port; `port_in_use`: something else has it. A server that could not start (`last_error`) starts with the new settings.
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
     * List OPC UA sessions
     * @description Returns the sessions of connected clients, oldest first.
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
     * List rejected OPC UA clients
     * @description Returns up to 100 clients that were rejected, the latest first. Repeated attempts for the same reason are counted in one entry. An entry stays until the list is cleared, also over a restart of the server and when its client connects (`connected_at`); one that only lacked trust ends when its certificate is trusted.
     */
    get: operations['listOpcUaRejections']
    put?: never
    post?: never
    /**
     * Clear the rejected OPC UA clients
     * @description Empties the list once it was read; `rejected` of the server goes on counting.
     */
    delete: operations['clearOpcUaRejections']
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
     * Read tag values
     * @description Returns the current values of saved tags, also while the server is stopped. `not_saved`: the node is not a saved tag.
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
     * List clients that use nodes
     * @description Returns the clients that monitor a node, or have read or written it in the last ten minutes.
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
     * Get the OPC UA nodes
     * @description Returns all folders and tags that the server offers, with the `ETag` for a save. The NodeId of a folder or tag is `ns=1;s=` and the names of its path joined by `/`, such as `ns=1;s=Filler/Tank 1/Temperature`.
     */
    get: operations['readNodeTree']
    /**
     * Replace the OPC UA nodes
     * @description Saves the whole tree: at most 100 000 tags and 10 000 folders on 16 levels. Names have 1 to 64 characters, without `/`, control characters, and leading or trailing blanks; they are unique in their folder, folders and tags together. A running server restarts briefly.
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
     * List driver addresses
     * @description Returns the address types of each PLC in the project, for selecting tags.
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
     * List OPC UA certificates
     * @description Returns the server's own certificate and, newest first, those of trusted clients and authorities, of authorities that only complete a chain (`issuers`), and the last 50 of rejected clients. A client is accepted if its certificate, or an authority in its chain, is trusted and nothing in the chain is expired, revoked or weak. Trust takes effect at the client's next attempt, without a server restart. Private keys are never returned.
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
     * Upload a trusted certificate
     * @description Trusts the certificate of a client, or of an authority and all certificates that it issued. The file is DER or PEM; only its first certificate is used. A rejected certificate is moved. `already_exists`: it is in this list. `limit_reached`: the list contains 100.
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
     * Upload an issuer certificate
     * @description Adds the certificate of an authority that completes chains without being trusted itself (else `not_an_authority`). The file is DER or PEM; only its first certificate is used. A rejected certificate is moved. `already_exists`: it is in this list. `limit_reached`: the list contains 100.
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
     * Get the OPC UA server certificate
     * @description Returns the certificate, and what a new one should contain.
     */
    get: operations['readOwnOpcUaCertificate']
    /**
     * Replace the OPC UA server certificate
     * @description Stores a certificate from elsewhere, such as the result of a signing request. Without `key`, the panel keeps its key. The server restarts if it is running. Keys are PKCS #8 or PKCS #1 in DER or PEM, optionally encrypted with `key_password`. Field codes: `key_mismatch`, `key_unknown` of a certificate without `key` that is not for the panel's key, `required` and `wrong_password` of `key_password`, `not_a_certificate`, `not_a_key`, `key_too_short` (below 2048 bits), `expired` and `not_yet_valid` by the panel's clock, `uri_mismatch` of a certificate without the server's application URI, which clients would reject.
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
     * Regenerate the OPC UA server certificate
     * @description Creates a key and a self-signed certificate, valid from now, for the server's application URI and these host names. The server restarts if it is running. Clients must trust the new certificate. Field code: `host`, neither a name nor an IPv4 address.
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
     * Create a signing request
     * @description Returns a request for an authority (PKCS #10), signed with the server's key. The certificate that the authority issues is uploaded without a key. Field code: `host`, neither a name nor an IPv4 address.
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
     * Delete an OPC UA certificate
     * @description Deletes the certificate and the revocation lists that only it has signed. Clients whose certificates are no longer accepted are disconnected immediately; of an authority, all that it signed. `certificate_in_use`: it is the server's own.
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
     * Trust an OPC UA certificate
     * @description Moves the certificate that the user has seen to the trusted ones. Its client is accepted at the next attempt. `certificate_changed`: the panel now has another certificate here. `certificate_in_use`: it is the server's own. `limit_reached`: 100 are trusted.
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
     * Reject an OPC UA certificate
     * @description Moves the certificate to the rejected ones: it is no longer valid for a client or as an issuer, and the revocation lists that only it has signed are deleted. Clients whose certificates are no longer accepted are disconnected immediately; of an authority, all that it signed. `certificate_in_use`: it is the server's own.
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
     * Download an OPC UA certificate
     * @description Returns a one-time address of the certificate. The server's private key never leaves the panel.
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
     * List revocation lists
     * @description Returns the revocation lists, at most one for each known authority.
     */
    get: operations['listOpcUaRevocationLists']
    put?: never
    /**
     * Upload a revocation list
     * @description Stores a revocation list (DER or PEM) that a trusted authority or an issuer has signed (else `issuer_unknown`). It replaces an older list of the same authority, never a newer one (`older`).
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
     * @description Deletes the list. Certificates that it revoked are accepted again if they are trusted.
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
     * Get the OPC UA registration settings
     * @description Returns where the server registers so that clients find it.
     */
    get: operations['readOpcUaDiscovery']
    /**
     * Update the OPC UA registration settings
     * @description Saves the settings, which take effect immediately: a running server registers at the new address. Field codes of `url`: `host` (neither a name nor an IPv4 address), `port`.
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
     * Get the OPC UA registration status
     * @description Returns the result of the last attempt, and the addresses announced to clients.
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
     * @description Registers the server step by step at an address, saved or not. A server that does not otherwise register there is removed from the list again. Takes at most a minute. The panel connects only to this address, whatever addresses the server names, and reads at most 1 MiB from each connection; more, like anything that is not OPC UA, fails the step. Field codes as in the settings.
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
     * Get the trace log settings
     * @description Returns what the OPC UA server records about its work, and how much of it is kept.
     */
    get: operations['readOpcUaTraceSettings']
    /**
     * Update the trace log settings
     * @description Saves the settings, which take effect immediately, without a server restart.
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
     * Get the trace log status
     * @description Returns the size of the trace log, and when debug lines stop being recorded.
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
     * List trace lines
     * @description Returns the lines, newest first. They are numbered without gaps; the oldest are deleted when the files are full. They contain no passwords, but may contain names of users and clients, NodeIds and values.
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
     * @description Returns a one-time address of a text file with all lines, oldest first: time, level, category and text, separated by tabs.
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
     * List data logs
     * @description Returns every data sampling object of the project, with its channels and what is stored.
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
     * List the records of a data log
     * @description Returns the newest records of a range, oldest first, at most 1000. `total` is the number of records in the range. To follow a log, send the time of the last known record as `after`. With `points` the whole range is returned, reduced: it is divided into equal intervals, each with two records, the first and the last of its times with the minimum and maximum of each channel in the order in which they occurred (one record if it has only one; `null` for a channel without a value). Intervals without records have one record of nulls, so that gaps stay visible. `statistics` cover all records of the range, reduced or not.
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
     * Export a data log
     * @description Prepares a CSV file of the range with all decimals, and returns a one-time address that streams it. Rows are in the order of recording, also where the clock was set back. Gaps are rows of their own. Separator and decimal sign must differ.
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
     * Export a data log as a database
     * @description Prepares an SQLite file of the whole log, in one table with the columns of an export and times with the offset from UTC, and returns a one-time address of it.
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
     * List events
     * @description Returns events page by page, newest first. `newest` keeps a list as it is while new events arrive; `after` counts those. Numbers are never reused and never restart, even after a deletion or when the clock is set. Of a `code` other than `alarm`, such as that of refused logins, which anyone can cause, at most `same_per_minute` of `x-event-log` are recorded; in a full log, those that are more than `same_percent` of its capacity make room first.
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
     * Get alarm statistics
     * @description Returns figures for comparison with the targets of EEMUA 191 and ISA-18.2. Only alarms count, by the time at which they were triggered. The default range is the last seven days.
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
  '/data/events/floods': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List alarm floods
     * @description Returns the floods of a range page by page, most alarms first. Floods and the default range are those of `GET /data/events/quality`.
     */
    get: operations['listAlarmFloods']
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
     * Export events
     * @description Prepares a CSV file with a row for each event that matches, newest first by number, also where the clock was set back.
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
     * Get the event retention
     * @description Returns how many days events are kept after they were triggered.
     */
    get: operations['readEventSettings']
    /**
     * Update the event retention
     * @description Saves the retention. Older events are deleted at once and then daily. An alarm is kept until it has returned to normal and is acknowledged. If the plan of a shorter retention is not empty, `total` and `reason` are required as in a deletion (`records_changed`).
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
     * @description Acknowledges alarms and returns their number. `skipped` counts those that were acknowledged before, are no alarms, or have been deleted. Fails with `acknowledged_at_panel_only` if the project does not permit it.
     */
    post: operations['acknowledgeEvents']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/events/{number}/comments': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Add a comment to an event
     * @description Adds a comment to an event, whatever its state, with the time and the user of this call, and returns all comments of the event. A user who repeats the last comment adds nothing, so that a call without a response can be sent again. `limit_reached`: it has 50.
     */
    post: operations['addEventComment']
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
     * @description Silences the buzzer until the next alarm of priority high or emergency. Acknowledges nothing.
     */
    post: operations['silenceBuzzer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/events/deletion-plan': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Preview a deletion of events
     * @description Returns what a deletion before a time, or a shorter retention, would delete now.
     */
    get: operations['planEventDeletion']
    put?: never
    post?: never
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
     * @description Deletes the events of a plan and records the reason in the operation log. An alarm is kept until it has returned to normal and is acknowledged. `records_changed`: `total` is not the number of the events that would be deleted now.
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
     * List marks for a trend
     * @description Returns what happened in a range, oldest first, to be drawn beside sampled values. If the range has more than `points` entries, it is divided from the first to the last of them into equal intervals, and each mark is that of one kind in one interval. `event`, `clock`, `restart` and `update` require the permission `event-log`, `operation` and `sign_in` the permission `operation-log`; without it they are left out.
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
     * Download a prepared file
     * @description Returns the file, once and within 60 seconds. Needs no token: the address itself is the key.
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
     * Get an export
     * @description Returns the state of an export, or of the download of a file that the panel already has, such as one of a backup: whether it was fetched, how much of it was sent, and its checksum once all of it was. Known to the account that started it, until the panel restarts or the account has started 50 others: exports of one account displace none of another.
     */
    get: operations['readExport']
    put?: never
    post?: never
    /**
     * Cancel an export
     * @description Aborts the download, so that no browser takes the file for complete. Does nothing to an export that has ended.
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
     * Get the licence flag
     * @description Returns whether the SECS/GEM feature is licensed. The console calls it once after a login. Older firmware returns plain text.
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
     * List jobs
     * @description Returns the jobs that run and those that ended within a day, newest first, as far as the user may see them: none while the password must be changed. Jobs continue after a panel restart.
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
     * Get a job
     * @description Returns how far a job is, and how it ended.
     */
    get: operations['readJob']
    put?: never
    post?: never
    /**
     * Cancel a job
     * @description Ends a running job if its step allows it. Errors: `not_cancellable`, `already_ended`.
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
     * Get the panel identity
     * @description Returns what support and inventory require. A part whose source fails is null.
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
     * List open-source notices
     * @description Returns the open-source software in the firmware.
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
     * @description Prepares a text file with identity, settings and operation log, without passwords and other secrets, and returns its one-time address. Sections of screens that the user may not open are left out; the file names them.
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
     * @description Restarts the panel shortly after the response and ends all sessions. It is available again after about `seconds`. The reason is recorded in the operation log. `busy`: the project is being updated.
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
     * Blink the LED or show the HMI name
     * @description Blinks the status LED, so that the panel is found in the cabinet, or shows the HMI name in large letters on its screen until it is touched, over everything else, as `identify_by` of the identity states. `no_led`: the panel has no LED, and does not show its name.
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
     * List recipes
     * @description Returns the recipe definitions in the running project's order. Only the project changes them.
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
     * List recipe records
     * @description Returns all records by number.
     */
    get: operations['readRecipeRecords']
    put?: never
    /**
     * Create a recipe record
     * @description Creates a record. Its number is new, never that of a deleted record. Field codes, where `item0` is the first item: `integer`, `number`, `bit`, `out_of_range`, `too_long`.
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
     * Get a recipe record
     * @description Returns the record with the `ETag` for a save.
     */
    get: operations['readRecipeRecord']
    /**
     * Update a recipe record
     * @description Saves the record. Field codes, where `item0` is the first item: `integer`, `number`, `bit`, `out_of_range`, `too_long`.
     */
    put: operations['updateRecipeRecord']
    post?: never
    /**
     * Delete a recipe record
     * @description Deletes the record. Its number is never reused.
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
     * Export recipe records
     * @description Prepares a CSV file of all records and returns its one-time address. The first line names the recipe and its definition, so that an import detects changes by the project. Numbers have all decimals and no digit grouping. `separator` and `decimal` must differ.
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
     * Import recipe records
     * @description Writes all rows or none. Each row is matched to a record by number, otherwise by name; unmatched rows become records with new numbers. `records_changed`: the records have changed since the rows were compared with them. Rows that do not match the definition are refused with 400 `validation_failed`, whose `details.rows` count from 0.
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
     * Load a recipe record to the PLC
     * @description Writes the record's values to the recipe's PLC; the machine uses them immediately. `changes` is the count returned with the records. `load_forbidden`: the project does not allow it. `values_refused`: the project no longer allows the values in `fields`.
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
     * List accounts
     * @description Returns every account of the console, without passwords, and the maximum number of accounts.
     */
    get: operations['listAccounts']
    put?: never
    /**
     * Create an account
     * @description Adds an account. Returns the temporary password that the panel generates, only this once; `null` if the request contains one. Errors: `already_exists` (field `username`), `limit_reached` (409), `in_the_past` (field `valid_until`), `weak_password` (field `password`).
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
     * Get an account's settings
     * @description Returns the settings that can be changed.
     */
    get: operations['readAccount']
    /**
     * Update an account's settings
     * @description Saves the settings. Changed permissions apply from the next call on. The last account with `account-management` that can log in without an end keeps both (409 `last_administrator`, field `roles` or `valid_until`).
     */
    put: operations['saveAccount']
    post?: never
    /**
     * Delete an account
     * @description Deletes an account and ends its sessions. Errors: `own_account`, `last_administrator`.
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
     * Enable or disable an account
     * @description Sets whether an account can log in. Disabling ends its sessions. Errors: `own_account`, `last_administrator`.
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
     * End an account's sessions
     * @description Ends every session of the account except that of the caller.
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
     * Reset an account's password
     * @description Sets a temporary password, which must be changed at the next login, and ends the account's sessions. Returns the password that the panel generates, only this once; `null` if the request contains one. Errors: `weak_password` (field `password`), `own_account` (use `PUT /uac/account/password`).
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
     * @description Adds or updates accounts. Each row is checked alone, as in a call of its own; rejected rows are left out and listed. New accounts get a temporary password, which is returned only this once and must be changed whatever `password_must_change` states.
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
     * Export accounts
     * @description Prepares a CSV file in the format that an import accepts, without passwords.
     */
    post: operations['exportAccounts']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/uac/access-tokens': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List access tokens
     * @description Returns the access tokens of all users, without their values, and what a new one may be. Optional: firmware without it returns 404, and programs log in with `POST /auth/token/user`.
     */
    get: operations['listAccessTokens']
    put?: never
    /**
     * Create an access token
     * @description Adds an access token of the caller's account. Returns its value, only this once: the panel keeps a hash of it. Errors: `already_exists` (field `name`, regardless of case), `limit_reached` (409), `not_allowed` (field `roles`: a permission that is not in `available_roles`).
     */
    post: operations['createAccessToken']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/uac/access-tokens/{id}': {
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
     * Delete an access token
     * @description Revokes an access token of any user. From the next call on it is refused with 401.
     */
    delete: operations['revokeAccessToken']
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
     * Get the level password status
     * @description Returns when each password was changed, never the password.
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
     * @description Saves the new password and ends connections opened with the old one. Field codes of `password`: `factory_password`, `same_password`. `password_change_failed`: it could not be written. `verify_failed`: it was read back differently.
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
     * Get a pending network change
     * @description Returns a change that waits to be kept, or was kept or reverted within the last hour. Requires no token: the one-time code is sufficient.
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
     * Keep a network change
     * @description Keeps the change. Requires no token: the one-time code is sufficient, at the old and new address, until the deadline; then `reverted`. A change that is kept before it is in force is not checked.
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
     * List operator accounts
     * @description Returns the accounts with which operators log in to the project at the panel, and with which OPC UA clients log in. They are not the accounts of this console.
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
     * Create an operator account
     * @description Adds an account to the project.
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
     * Get an operator account
     * @description Returns the settings without the password.
     */
    get: operations['readRuntimeAccount']
    /**
     * Update an operator account
     * @description Saves the settings. Name and classes of the administrator cannot be changed, and it cannot be temporary (`administrator_fixed`).
     */
    put: operations['saveRuntimeAccount']
    post?: never
    /**
     * Delete an operator account
     * @description Deletes an account. The administrator (`administrator_fixed`) and accounts that are logged in at the panel (`logged_in`) cannot be deleted.
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
     * Replace an operator's password
     * @description Replaces the password of an account.
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
     * Import operator accounts
     * @description Saves all or none: accounts with a known name are updated, the others are added and need a password.
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
     * List account files
     * @description Returns the media in the panel, and their files that end in `.csv`.
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
     * Read an account file
     * @description Returns the bytes of a file on USB or SD, because the console determines the encoding of the text. Errors: `medium_missing` (the medium or the file), `file_too_large` (more than 256 KiB).
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
     * Get the Wi-Fi settings
     * @description Returns the radio's mode, and the panel's address in the network that it joins.
     */
    get: operations['readWifi']
    /**
     * Update the Wi-Fi settings
     * @description Saves the settings as a change that is reverted unless it is kept in time. `mode` also switches the first radio to and from the hotspot; other radios refuse `hotspot` with `not_allowed`. `hotspot_password` is required for a hotspot without one. `change_pending`: another change waits to be kept.
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
     * Get the Wi-Fi connection
     * @description Returns the current state of the connection.
     */
    get: operations['readWifiConnection']
    /**
     * Join a saved Wi-Fi network
     * @description Starts to join a network, as a change that is reverted unless it is kept in time, since the caller may lose the connection; `in_force` once joined. `GET /network/wifi/connection` shows the progress. After a failure, the panel returns immediately to the last good network. `wifi_off`: the radio is not a client. `change_pending`: another change waits to be kept.
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
     * List access points
     * @description Returns the access points last seen, a few seconds ago. Empty unless the radio is a client.
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
     * Scan for access points
     * @description Scans again and returns the access points. `wifi_off`: the radio is not a client.
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
     * List saved Wi-Fi networks
     * @description Returns the networks in the order in which the panel tries them.
     */
    get: operations['listWifiNetworks']
    put?: never
    /**
     * Add a Wi-Fi network
     * @description Saves the network; one with the same name is replaced. Only fields that the 802.1X method requires are allowed. Passwords and files are never returned. `wifi_off`: the radio is not a client. `limit_reached`: 32 are saved.
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
     * Forget a Wi-Fi network
     * @description Deletes the network, and leaves it if it is joined.
     */
    delete: operations['forgetWifiNetwork']
    options?: never
    head?: never
    /**
     * Update a saved Wi-Fi network
     * @description Saves the network's place in the order, and whether it is joined automatically.
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
     * Get the hotspot settings
     * @description Returns the settings without the password, but with whether one is set.
     */
    get: operations['readHotspot']
    /**
     * Update the hotspot settings
     * @description Saves a change, which is reverted unless it is kept in time. `always` ends the use of the radio as a Wi-Fi client, `wifi_lost` begins it. Errors: `subnet_overlaps` (with a LAN port or another radio), `channel_not_allowed` (in the country), `change_pending` while another change waits.
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
     * Get the hotspot status
     * @description Returns the live state, with the devices that have joined.
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
     * @description Disconnects a device, which may join again with the password.
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
     * List channels by country
     * @description Returns the channels that the radio may use in each country.
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
     * List wired ports
     * @description Returns the live state of each wired port, and the port through which the caller comes.
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
     * Get a wired port's settings
     * @description Returns the configured settings; `GET /network/ethernet` returns those in force.
     */
    get: operations['readEthernetSettings']
    /**
     * Update a wired port's settings
     * @description Saves a change, which is reverted unless it is kept in time. Errors: field codes such as `outside_subnet`, `subnet_overlaps`, `address_in_use`; `change_pending` while another change waits.
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
     * Renew a DHCP lease
     * @description Requests a new lease from the DHCP server. Errors: `port_locked`, `not_dhcp`, `link_down`.
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
     * Check for a duplicate address
     * @description Checks by ARP in the port's network which device has an address. Errors: `link_down`.
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
     * Ping a host
     * @description Sends four echo requests from the panel; a host name is resolved first. Errors: `name_not_resolved`.
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
     * Resolve a host name
     * @description Queries the panel's DNS servers. Errors: `name_not_resolved`, `no_dns_server`.
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
     * Test a TCP port
     * @description Tests from the panel whether a host accepts connections at a TCP port. Errors: `name_not_resolved`.
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
     * Trace the route to a host
     * @description Returns the hops from the panel to a host; a host name is resolved first. Ends at the host, or after three hops in a row without a response. Errors: `name_not_resolved`.
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
     * Get the mail server settings
     * @description Returns the settings without the password, but with whether one is set and since when.
     */
    get: operations['readSmtp']
    /**
     * Update the mail server settings
     * @description Saves the settings. Fails with `password: required` without a new password if none is set, if host, port or username changed, or if encryption or certificate checks were lowered.
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
     * List test emails
     * @description Returns at most ten tests, newest first.
     */
    get: operations['listMailTests']
    put?: never
    /**
     * Send a test email
     * @description Sends an email with the given settings, saved or not, to a contact, a group, or without either the sender itself. Returns once the outcome is known. A stored password is used only for the host, port and username it was set for, with no less encryption and checking. Errors: `validation_failed`, `group_empty`.
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
     * List contacts
     * @description Returns the contacts in the order of their names.
     */
    get: operations['listMailContacts']
    put?: never
    /**
     * Create a contact
     * @description Adds a contact. Errors: `already_exists` (field `mail`), `limit_reached` (500 contacts).
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
     * Get a contact
     * @description Returns the entry, with the `ETag` that an update requires.
     */
    get: operations['readMailContact']
    /**
     * Update a contact
     * @description Saves a contact. Errors: `already_exists` (field `mail`).
     */
    put: operations['saveMailContact']
    post?: never
    /**
     * Delete a contact
     * @description Deletes a contact, also from its groups.
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
     * Import contacts
     * @description Saves all or none: a known address updates its contact, others are added, none is deleted. Errors: `duplicate` (field `contacts`) for an address that occurs twice, `limit_reached`.
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
     * Export contacts
     * @description Prepares a CSV file with the columns Name, Email address and Groups, and returns a one-time address of it.
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
     * List contact groups
     * @description Returns all 16 groups, A to P, even empty ones.
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
     * Get a contact group
     * @description Returns the entry, with the `ETag` that an update requires.
     */
    get: operations['readMailGroup']
    /**
     * Update a contact group
     * @description Saves the name and members of a group. Errors: `unknown` (field `members`) for a contact that was deleted.
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
     * Get the email queue
     * @description Returns how many emails wait to be sent. An email of a scheduled backup waits after a temporary failure: it is sent again every 60 s with the settings of that time, as often as `retries` states, and is dropped after that or after a permanent failure. Emails wait on over a panel restart. Manual backups and test emails never wait.
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
     * Get the panel's health
     * @description Returns the state of each subsystem, findings that need attention, and the newest events. A subsystem that does not respond is `unknown`, with the age of its last response. A finding disappears with its cause.
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
     * @description Suppresses a known and intended hint until its cause disappears and returns. Fails with `not_a_hint` for other findings.
     */
    put: operations['acknowledgeFinding']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/metrics': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the metrics
     * @description Returns what a monitoring system such as Prometheus reads, as OpenMetrics text: UTF-8, with the metadata of each family before its samples, no timestamps, and `# EOF` as the last line. `x-metrics` lists the families by their names. `labels` are those of each sample; one whose value is unknown is left out. A family with a `permission` is for callers who have it. A family whose source does not respond, or that the panel does not have, is left out. Values are those of the calls that return the same, at the same time: `GET /system/findings`, `GET /system/status`, `GET /features/misc/web-server/certificate` and `GET /opcua/certificates`. Firmware may add families of its own, with names that do not begin with `panel_`. Optional: firmware without it returns 404.
     */
    get: operations['readMetrics']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/system/accepted-risks': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List accepted risks
     * @description Returns which risks someone has accepted, with the reason and the last day on which the acceptance counts; also those of which this day has passed. Optional: firmware without it returns 404, and its console shows each risk as open.
     */
    get: operations['listAcceptedRisks']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/system/accepted-risks/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Set the acceptance of a risk
     * @description Records that a risk is accepted, with the user and the time of this call, in place of an earlier acceptance. It changes nothing else. `limit_reached`: there are 64.
     */
    put: operations['acceptRisk']
    post?: never
    /**
     * Delete the acceptance of a risk
     * @description Deletes the acceptance, after which the risk is open again.
     */
    delete: operations['withdrawRisk']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/system/reference-configuration': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get when the reference configuration was kept
     * @description Returns when someone has kept a snapshot of the configuration on the panel, such as at hand-over, and who that was.
     */
    get: operations['readReferenceConfiguration']
    /**
     * Keep a reference configuration
     * @description Keeps a snapshot, with the user and the time of this call, in place of an earlier one. The panel keeps it over restarts and updates, does not read it, and changes nothing else. A snapshot contains settings of all screens: hence the permission, also for those who read it.
     */
    put: operations['keepReferenceConfiguration']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/system/reference-configuration/content': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the reference configuration
     * @description Returns the snapshot that is kept, exactly as it was sent; null where none was.
     */
    get: operations['readReferenceText']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/system/findings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get what is wrong now
     * @description Returns the active alarms and what else needs attention, for every screen of the console: it is read every 2 s while a page is visible, and less often where `/ws/datetime` reports changes. The user gets the parts that their permissions admit; the others are neither in `checked` nor in `silent`.
     */
    get: operations['readFindings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/system/restarts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List restarts
     * @description Returns the panel's newest 50 restarts with their cause and the last lines of the system log before each, in the order in which they happened, newest first. Kept over a restart. The panel writes the lines as it runs, so that they are there after a power loss too. A restart that no one asked for is also an event `panel_restarted`, whose text names the cause, and for 24 h the finding `unexpected_restart`. Optional: firmware without it returns 404.
     */
    get: operations['listRestarts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/system/time/changes': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List changes of the clock
     * @description Returns when the wall clock was moved by a second or more, or the time zone was changed, newest first: at most the newest 50 whose times, from the earlier to the later one, overlap the range. Between these times, records have times that occur twice or are missing. Kept over a restart. Optional: firmware without it returns 404.
     */
    get: operations['listClockChanges']
    put?: never
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
     * Get the recipe backup settings
     * @description Returns the settings without the server's password.
     */
    get: operations['readRecipeBackupSettings']
    /**
     * Update the recipe backup settings
     * @description Saves the settings. Field errors, those of the target by the names of its own properties: `medium_missing`, `needs_medium` (a schedule with the target `pc`), `placeholder`, `host`, `required`.
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
     * Test a recipe backup target
     * @description Tests the target: connects, logs in, and writes, reads and deletes a small file. The stored password is used as in a save. A failure is not an error: the response contains the failed step and the reason. Media have the steps `medium` and `write`; only servers and media can be tested.
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
     * Get the media for recipe backups
     * @description Returns the media in the panel, and whether production is running.
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
     * List recipe backups
     * @description Returns the backups, newest first.
     */
    get: operations['listRecipeBackups']
    put?: never
    /**
     * Start a recipe backup
     * @description Starts a job of the kind `recipe-backup` with the saved settings. It writes a backup and reads it back, or sends it by the mail server of `/email/smtp`. A failed job has a `RecipeJobErrorCode`, and the server's message in `message`.
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
     * Delete a recipe backup
     * @description Deletes the backup permanently.
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
     * Download a recipe backup
     * @description Returns a one-time address of the backup.
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
     * Preview a recipe restore
     * @description Returns what a restore would change. Reads the backup from its target and changes nothing.
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
     * Restore a recipe backup
     * @description Starts a job of the kind `recipe-restore`: the records and memory words of the chosen parts replace those on the panel; the others stay. `recipes` and `memory` name recipes and areas of the dry run, at least one in all. `records` repeats the number of records of the chosen recipes. While production is running a reason is required. Errors: `project_mismatch`, `wrong_version`, `medium_missing`, `busy`; in `fields` `count_differs`, `required`, and `not_allowed` for a part that the backup does not contain.
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
     * Get the project details
     * @description Returns the running project, the project that a rollback would restore, and how much space an update has.
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
     * @description Reserves an upload, so that no file is sent for which there is no space. An upload or a checked package belongs to the session that announced it, whose tokens are renewed from one login: for other sessions, also with the same permission, its id does not exist. The panel keeps at least the last three of each user, which those of others do not displace, until the session ends. The space counts what is free apart from all uploads, of projects and of CODESYS, that are announced or checked: `not_enough_space` where the file does not fit beside them. Where it would fit without those of this session and kind, these give way, because one of them may have been broken off. `busy`: another job is changing the project.
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
     * Upload a project package
     * @description Receives the package as the body and checks it; the project keeps running. An upload takes one package: once it has been checked, `not_found`, so that the id in an update names the bytes that were checked. `project_upload_failed`: fewer bytes than announced; more are not read (413). `package_damaged`: truncated, the checksum is wrong, a text of the header is no `ProjectText`, or the contents (recipes, data logs, alarms and the OPC UA node tree) are incomplete or inconsistent: fields are missing or of another type or range, a text has control characters or more than 5000 characters, an id is used twice, or a value does not fit its item. The checksum says nothing about who made it. `signature_invalid`: none of the panel's keys verifies the signature. `project_incompatible`: made for another model.
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
     * Check a package on a medium
     * @description Checks a package on a USB drive or SD card; the project keeps running. Fails as an upload does, except for `project_upload_failed`, and with `medium_missing`.
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
     * Get a checked package
     * @description Returns the contents of a checked package, for a page that missed the response to its upload. `not_found`: the upload is not complete.
     */
    get: operations['readProjectCandidate']
    put?: never
    post?: never
    /**
     * Delete a checked package
     * @description Removes the package: an uploaded file is deleted, a file on a medium is kept.
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
     * @description Starts a job that installs a checked package of this session in five steps; `candidate_gone` for any other. Requires the password of the level Upload Project, whatever the package and wherever it is, and in addition that of the package where it has one. Wrong passwords (`wrong_password`, with the field at fault) are counted as in `PUT /system/passwords/upload-project`, those of a package by themselves: after several of them, 429. The job installs what was checked: it ends with `medium_missing` if the file on the medium has changed or is gone, or with `restart_failed`.
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
     * @description Starts a job that stops and starts the project. It may end with `restart_failed`.
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
     * Roll back the project
     * @description Starts a job that restores the previous project, up to 24 hours after an update. Requires the passwords that an update to that project requires; wrong ones are counted as in `POST /project/management/updates`.
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
     * @description Packs the project and returns a one-time address of the package. `backup_forbidden`: the project is protected. `project_packing_failed`: the panel has no space.
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
     * List project packages on media
     * @description Returns the USB drives and SD cards in the panel, with their `.hmip` files.
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
     * Eject a project medium
     * @description Ejects a medium so that it can be removed. `medium_in_use`: a job is reading from it.
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
     * List operations
     * @description Returns who changed what and from where, newest first: operations at the panel itself, over WebView, VNC and OPC UA, and every writing call of this console except token renewals. Records are numbered without gaps, and numbers never restart; a number is missing where a record was lost, or not stored because the log was full. Each gap in the range is an entry in its place, whatever the other filters. Records in the list have their first three changes only.
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
     * Get an operation
     * @description Returns a record with all its changes, at most 200.
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
     * @description Prepares a CSV file of the operations that match the filters, with a row for each change and gap, newest first by number, also where the clock was set back, and returns its one-time address. `separator` and `decimal` must differ.
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
     * Get the operation log status
     * @description Returns whether operations are recorded, and how full the log is. Of refusals that repeat (the same user, address or /64 network of IPv6, call, target and code), at most `same_per_minute` of `x-operation-log` are stored, and at most `refusals_per_minute` of one user, or of all callers together that have not logged in; the others take their numbers, so that each gap has their count. In a full log, refusals of users, and those of callers that have not logged in, each have `refusals_percent` of the capacity at most: beyond it they displace the oldest of their own, and are not stored where recording stops, so that they displace no other records. Of other operations that repeat (the same user, address, source, call, target, object and result), `same_per_minute` are stored each minute, and the further ones are one record, which has the newest number and `merged`. `reserved_percent` of the capacity is for operations with one of the permissions `reserved_permissions`, or with one of the actions `reserved_actions`, that were not refused, and for runs of a backup that deleted records: others neither take that room nor overwrite what is in it, and in a stopped log these are still recorded there.
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
     * Get the operation log settings
     * @description Returns what happens when the log is full.
     */
    get: operations['readOperationLogSettings']
    /**
     * Update the operation log settings
     * @description Saves the settings. Restricted to users who manage accounts, because the log covers all accounts.
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
     * Get the CODESYS runtime
     * @description Returns its state, licence and boot application. `availability` states why there is none. Without a licence the runtime runs as a demo for two hours, then stops until the panel restarts.
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
     * List runtime tasks
     * @description Returns the tasks with their current load; none while the runtime does not run.
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
     * Get the CODESYS settings
     * @description Returns the runtime's own address, the ports of its fieldbus, and whether it starts with the panel.
     */
    get: operations['readCodesysSettings']
    /**
     * Update the CODESYS settings
     * @description Saves the settings. A port given to the fieldbus is locked for the panel (`locked_by` of the port); it can neither serve the console (`serving_port`) nor reach the runtime (`fieldbus_port`).
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
     * Start the CODESYS runtime
     * @description Starts the boot application; without a licence as a demo. `machine_name` is the HMI name, typed by the user, as the call can start motion. Fails with `demo_ended` after two hours without a licence, until the panel restarts, and with `busy` during an update.
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
     * Stop the CODESYS runtime
     * @description Stops all tasks; outputs take their safe values. `machine_name` is the HMI name, typed by the user, as the call can stop motion.
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
     * Reset the CODESYS runtime
     * @description Stops the tasks and initialises the variables; a `cold` reset also clears the retain memory. `machine_name` is the HMI name, typed by the user, as the call can stop motion.
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
     * Activate CODESYS with a code
     * @description Sends the code with the panel's hardware key to the licence server. A mistyped code has the field error `checksum`.
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
     * Create a licence request
     * @description Prepares a file for a panel without internet access, bound to its hardware key; the licence site returns a licence file for it. Replaces the previous request.
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
     * Activate CODESYS with a file
     * @description Installs a licence file, or the response to a licence request.
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
     * @description Creates an upload for the file. An upload or a checked package belongs to the session that announced it, whose tokens are renewed from one login: for other sessions, also with the same permission, its id does not exist. The panel keeps at least the last two of each user, which those of others do not displace, until the session ends. Space is counted as in `POST /project/management/uploads`. Errors: `not_enough_space`, `busy` during an update.
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
     * Upload a runtime package
     * @description Stores the package, which is the body. The panel checks its bytes before anything is stopped. An upload takes one package: once it has been checked, `not_found`, so that the id in an update names the bytes that were checked. A package has a checksum and no signature, so that nothing in it says who made it: only the password that an update requires authenticates it. Errors: `upload_incomplete` (fewer bytes than announced; more are not read, 413), `package_damaged` (cut short, or a wrong checksum), `package_other_hardware`, `not_enough_space`, `application_incompatible`, `runtime_busy`.
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
     * Get a runtime package
     * @description Returns a checked package, for a client that lost the response to its upload. 404 until the whole file has arrived.
     */
    get: operations['readCodesysPackage']
    put?: never
    post?: never
    /**
     * Delete a runtime package
     * @description Deletes the package from the panel.
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
     * Update the CODESYS runtime
     * @description Starts a job of the kind `codesys-update`: backs up the boot application, stops the runtime, installs, verifies and starts again. If it fails (`CodesysJobErrorCode`), the previous runtime is restored. `machine_name` is the HMI name, typed by the user, as the call can start or stop motion. The runtime is native code, and anyone can make a package: the call requires the password of the level Upload Project, also for the offered version. Wrong passwords (`wrong_password`) are counted as in `PUT /system/passwords/upload-project`: after several of them, 429.
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
     * @description Prepares the boot application as a file.
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
     * Download the runtime log
     * @description Prepares the log as a text file.
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
     * List links to PLCs
     * @description Returns the live state of a link for each device of the project, in its order.
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
     * Restart a link
     * @description Restarts a link, which stops for some seconds; the others stay. Fails with `link_disabled` if it is switched off or the project does not run.
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
     * Reset a link's counters
     * @description Resets the counts of requests and errors, and clears the last error.
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
     * List devices
     * @description Returns the settings of each device of the project, those that the project has set, and what its driver permits.
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
     * Get a device's settings
     * @description Returns how the panel communicates with the device.
     */
    get: operations['readPlcDevice']
    /**
     * Update a device's settings
     * @description Saves the settings and restarts the link; the others stay. Field errors: `address: ipv4`, `port: not_with_driver` (the driver does not use such a port), `station: not_with_driver` (the protocol has no such station). Errors of state: `duplicate_station`, `port_conflict` (on a network: another driver uses this address and TCP port).
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
     * Read an address as a test
     * @description Reads one address with these settings of the device and, unless `serial` is `null`, of its serial port, saved or not. Other settings of the port pause its links during the read. A device that does not respond is a result, not an error. Errors: as for the settings, and `plc_address: unknown` (the driver has no such address, or the data type does not suit it).
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
     * List serial ports
     * @description Returns the settings of each port, those that the project has set, and the errors on its wire since the panel started.
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
     * Get a serial port's settings
     * @description Returns the mode and the character format.
     */
    get: operations['readSerialPort']
    /**
     * Update a serial port's settings
     * @description Saves the settings and restarts the port's links; the others stay. Field errors: `mode: not_on_port`, `baud_rate: needs_rs485` (187.5K with RS-232), `not_with_driver` (such as 7 data bits with Modbus RTU). Fails with `rate_in_use` if another port has 187.5K.
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
     * Get the data backup settings
     * @description Returns the settings without the stored password.
     */
    get: operations['readDataBackupSettings']
    /**
     * Update the data backup settings
     * @description Saves the settings. `not_allowed` in `contents`: the save adds a kind whose permission the user lacks, or takes one to another target: another `kind`, `host`, `port`, `username`, `folder`, `email_group`, or `trusted_fingerprint`, which is whom the panel takes for the server. `not_allowed` in `delete_copied`: the save turns it on or, while it is on, extends what runs delete by a property of its `x-extended-by`, and the user lacks the role `event-delete`: less `retention_days`, more `contents`, days that the `range` did not have, `catch_up` turned on, another `schedule` than `none`, a lower `event_priority` of the schedule `event`, or another target (`kind`, `host`, `port`, `username`, `folder`, `trusted_fingerprint`) from which a copy is read back. Field errors: those of `NewFileTarget`, `placeholder`, `log_missing` (without `{log}` the files of a run would have one name), `needs_medium` (a schedule with the target `pc`), `group_empty`.
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
     * Test a data backup target
     * @description Tests the target step by step, up to a file that is written, read back and deleted. Changes no setting. `pc` and `email` cannot be tested.
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
     * Get the media and groups for data backups
     * @description Returns the media in the panel, and the contact groups that can receive an email.
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
     * Forecast data loss
     * @description Returns when records will be lost, by the growth of the last days. A record counts as backed up only if a run contains it that is `verified`, that has its kind in `contents`, and whose `target` is neither `pc` nor `email`: a kind that no such run contains has all its records in `unsaved`.
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
     * List data backup runs
     * @description Returns the last 50 runs, newest first. A run in progress is a job.
     */
    get: operations['listDataBackupRuns']
    put?: never
    /**
     * Start a data backup
     * @description Starts a job of the kind `data-backup` with the saved settings. To `pc`, or with `target`, it contains only kinds whose permission the user has; if there is none, it is refused with 403. Its steps are `read`, `write`, `verify` and `delete`; for email `read` and `send`, as nothing is deleted without a verified backup. It writes a file per log, or one SQLite file, and finally a list of their SHA-256 checksums in the format of `sha256sum`: a backup without that file is incomplete. A failed job has a `DataBackupErrorCode`, and the server's message in `message`. `result.run` is the run in the list; `result.deleted` has the number of deleted records of each kind, such as `deleted.events`, and so have the `changes` of the operation `end_job`.
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
     * Download a file of a data backup
     * @description Prepares a file of a run with the target `pc`, of which the user may see every kind (403 otherwise). The panel keeps only the files of the newest such run. `GET /exports/{id}` returns the progress of the download.
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
     * Eject a backup medium
     * @description Writes buffered data and closes all files, so that the medium can be removed.
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
     * List what a change interrupts
     * @description Returns by name what a restart, a save or a stop interrupts, to be read right before it. Each list contains at most 100 entries, and their total. A list whose `x-permission` the user lacks is empty and named in `hidden`, and so are all of them while the user must change the password. Of `viewers`, those of WebView require `webview-setting` and those of VNC `misc`; `jobs` contains what `GET /jobs` returns.
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
     * List services
     * @description Returns the current state and users of each service. `reboot` shows when the scheduled restart is due, `hardware` what the hardware is set to; `led` is missing on a panel without one.
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
     * @description Restarts the service and disconnects its users. A service that is switched off stays off (`not_running`).
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
     * Get the factory settings
     * @description Returns the factory settings of services and hardware options, to be saved one by one.
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
     * Get the front LED settings
     * @description Returns what the front LED shows.
     */
    get: operations['readLed']
    /**
     * Update the front LED settings
     * @description Saves the settings, which take effect immediately. `no_led`: the panel has no front LED.
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
     * Get the buzzer settings
     * @description Returns when the buzzer sounds, and how loud.
     */
    get: operations['readBuzzer']
    /**
     * Update the buzzer settings
     * @description Saves the settings, which take effect immediately.
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
     * @description Sounds the buzzer with a volume, saved or not.
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
     * Get the display settings
     * @description Returns the brightness, the screen saver, and how long the touch panel is locked for cleaning.
     */
    get: operations['readDisplay']
    /**
     * Update the display settings
     * @description Saves the settings, which take effect immediately.
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
     * @description Locks the touch panel for `clean_lock_seconds` of the display settings.
     */
    post: operations['lockForCleaning']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/shifts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the shifts
     * @description Returns when the shifts of the plant start, in ascending order. Each lasts until the next one starts, the last one until the first one of the next day. Optional: firmware without shifts returns 404.
     */
    get: operations['readShifts']
    /**
     * Update the shifts
     * @description Saves the shifts, in any order. They are offered as time ranges of the logs, and change nothing that is recorded.
     */
    put: operations['saveShifts']
    post?: never
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
     * Get the USB settings
     * @description Returns which USB devices are allowed. Without `storage`, USB drives are not detected, and jobs that use one fail.
     */
    get: operations['readUsbPolicy']
    /**
     * Update the USB settings
     * @description Saves the settings, which take effect immediately.
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
     * Get the scheduled restart
     * @description Returns the weekly restart by the panel's clock. With `hold_while_job`, it waits until no job is running.
     */
    get: operations['readRebootPlan']
    /**
     * Update the scheduled restart
     * @description Saves the settings, which take effect immediately.
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
     * Get the FTP server settings
     * @description Returns the settings of the FTP server. User `history` with the History password can read the panel's records. With `tls_required`, clients must change to TLS first (RFC 4217).
     */
    get: operations['readFtp']
    /**
     * Update the FTP server settings
     * @description Saves the settings and disconnects all clients. `port_taken`: another service, named in `fields`, uses the port.
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
     * Test the FTP server
     * @description Connects the panel to its own FTP server as a client would.
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
     * Get the clock settings
     * @description Returns the time servers (SNTP, RFC 4330) and the time zone. The first server that responds sets the clock.
     */
    get: operations['readTimeSettings']
    /**
     * Update the clock settings
     * @description Saves the settings, which take effect immediately. A new time zone moves the wall clock; tokens may expire. `synchronise` requires `server1`. Field codes: `host`; `unknown` for the time zone.
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
     * Test a time server
     * @description Queries a time server, saved or not. The clock is not set. Field code: `host`.
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
     * List time zones
     * @description Returns the time zones that can be set, each with its current offset from UTC.
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
     * Get the name service settings
     * @description Returns how tools find the panel on the network: through multicast DNS (RFC 6762) and through the engineering software's search.
     */
    get: operations['readNameServices']
    /**
     * Update the name service settings
     * @description Saves the settings, which take effect immediately.
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
     * Test multicast DNS
     * @description Queries the panel's own name through multicast DNS, as a PC would. `not_running`: multicast DNS is off or not running.
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
     * Get the syslog settings
     * @description Returns the settings of the syslog client, which sends events as UDP datagrams (RFC 5424, 5426).
     */
    get: operations['readSyslog']
    /**
     * Update the syslog settings
     * @description Saves the settings, which take effect immediately. `host`, a host name or IPv4 address, is required when `enabled`.
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
     * Send a syslog test message
     * @description Sends a message to a server, saved or not. UDP has no acknowledgement: check on the server whether it arrived. Field code: `host`.
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
     * Get the SNMP agent settings
     * @description Returns the settings of the read-only agent, which offers the panel's name, description, location and up time (RFC 3418). Secrets are never returned, only whether they are set.
     */
    get: operations['readSnmp']
    /**
     * Update the SNMP agent settings
     * @description Saves the settings, which take effect immediately. Secrets left out are kept. Required when `enabled`: `community` for v2c; `username`, `auth_password` and `privacy_password` for v3. `port_taken`: another service uses the port.
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
     * Test the SNMP agent
     * @description Reads the panel's name from its own agent, as a manager would.
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
     * Get the web server settings
     * @description Returns how browsers reach the console, and when an idle session ends.
     */
    get: operations['readWebServer']
    /**
     * Update the web server settings
     * @description Saves the settings, which take effect immediately. `allowed_networks` lists IPv4 addresses or networks such as `192.168.10.0/24`; empty allows all. Field code: `network`. `excludes_caller`: the list does not contain the caller's address. `not_over_https`: `redirect` is turned on by a call over https only, which proves that https reaches the panel from there.
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
     * Get the web server certificate
     * @description Returns the certificate, and what firmware can replace it by. Its key never leaves the panel.
     */
    get: operations['readWebCertificate']
    put?: never
    /**
     * Replace the web server certificate
     * @description Stores a certificate and its key, both in PEM; a key that is encrypted, with `key_password`, which is not stored. They are used after a restart of the web server. The certificate may be followed by those of its issuers, at most 8 in all; anything else in the file is not stored. Without `key`, the certificate belongs to the key of the last signing request or to the one in use. Where `pkcs12` of the certificate in use is true, `certificate` may also be a PKCS #12 file (RFC 7292) between `-----BEGIN PKCS12-----` and `-----END PKCS12-----`, without `key` and with the password of the file as `key_password`, which is empty if it is not sent: of several certificates, the one of the key is used, followed by its issuers. What a TLS server cannot use is refused, as no one could log in over https after the restart: a part that is no certificate (`not_a_certificate`), no key (`not_a_key`), a PKCS #12 file without a key (`no_key`) or encrypted by a method that the panel does not have, such as RC2 (`unsupported_encryption`), an encrypted key or file without its password (`required` at `key_password`) or with another one (`wrong_password`), another key (`key_mismatch`), a certificate without `key` of which the panel has none (`key_unknown`), a key of RSA with fewer than 2048 bits (`key_too_short`), or a certificate that has expired (`expired`).
     */
    post: operations['replaceWebCertificate']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/web-server/certificate/checks': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Check a web server certificate
     * @description Returns what browsers would find wrong with a certificate in PEM, before it is stored. The first one of the file is checked. `not_a_certificate`: it cannot be read.
     */
    post: operations['checkWebCertificate']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/features/misc/web-server/certificate/signing-request': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create a signing request for the web server
     * @description Returns a request for an authority (PKCS #10), which has the first of `host_names` as its common name. The panel makes a key for it and keeps it for further requests until its certificate is stored, which is uploaded without a key. Field code: `host`, neither a name nor an IPv4 address. Optional: firmware without it sends no `panel_names` with the certificate.
     */
    post: operations['requestWebSignature']
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
     * Regenerate the web server certificate
     * @description Creates a self-signed certificate for the panel's name and addresses, valid for two years. It is used after a restart of the web server.
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
     * Get the SECS/GEM status
     * @description Returns the current connection and control states.
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
     * Get the SECS/GEM settings
     * @description Returns how the panel connects to the host.
     */
    get: operations['readSecsGemSettings']
    /**
     * Update the SECS/GEM settings
     * @description Saves the settings, disconnects the host and, if SECS/GEM is enabled, connects again. Field codes of `host`: `required` (in active mode), `ipv4`. In passive mode: `port_taken`: another panel service, named in `fields`, has the port; `port_in_use`: something else has it.
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
     * Connect to the SECS/GEM host
     * @description Starts the connection. In active mode, the panel connects now, and again after T5 until it succeeds; in passive mode, it listens. The result is in `GET /features/secs-gem/status`. `switched_off`: SECS/GEM is not enabled.
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
     * Disconnect the SECS/GEM host
     * @description Sends Separate.req and closes the connection until a connection is requested or the panel restarts. Messages are spooled in the meantime.
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
     * Set the control state
     * @description Sets the control state. From offline, the panel sends S1F1 and is online after the host's S1F2. `host_refused`: the host sent S1F0. `reply_timeout`: no reply within T3; the connection is kept.
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
     * List SECS/GEM messages
     * @description Returns data messages and control messages except linktests, newest first. They are numbered without gaps; above 1000, the oldest are deleted.
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
     * Export SECS/GEM messages
     * @description Returns a one-time address of a text file with all messages, oldest first.
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
     * List spooled messages
     * @description Returns the messages that wait to be sent to the host, oldest first.
     */
    get: operations['listSecsGemSpool']
    put?: never
    post?: never
    /**
     * Purge the spool
     * @description Deletes all spooled messages. The host never receives them.
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
     * @description Sends the messages in order. Each leaves the spool when the host has acknowledged it. `reply_timeout`: a message was not acknowledged within T3; it and later ones stay.
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
     * Get the last SECS/GEM test
     * @description Returns the steps so far; none before the first test.
     */
    get: operations['readSecsGemTest']
    put?: never
    /**
     * Test the SECS/GEM communication
     * @description Sends S1F13 over the connection, which is opened if necessary and kept. Returns immediately; `GET /features/secs-gem/test` shows the steps. A running test is not restarted. `switched_off`: SECS/GEM is not enabled.
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
     * Get the VNC server settings
     * @description Returns the settings without the passwords.
     */
    get: operations['readVncSettings']
    /**
     * Update the VNC server settings
     * @description Saves the settings and disconnects all viewers. Enabling requires a password. Passwords have 6 to 8 characters, as VNC uses no more (RFC 6143, 7.2.2); one that equals the other is refused.
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
     * List VNC viewers
     * @description Returns the current viewers and the number of refused attempts. Whether the server listens is in `GET /features/misc/services`.
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
     * Get the WebView settings
     * @description Returns who may see and operate the panel's screen in a browser, how many at a time, and from where.
     */
    get: operations['readWebViewSettings']
    /**
     * Update the WebView settings
     * @description Saves the settings, which take effect immediately: connections that are no longer allowed end. A user without a name does not exist. Field codes: `required` for `control_username` (enabled without a user), `control_password` and `view_password` (a user without a password); `already_exists` for `view_username`; `same_as_control` for `view_password`; `too_few`, `network` and `duplicate` for `networks`.
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
     * Get the WebView status
     * @description Returns whether the caller can open the screen, and who operates it.
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
     * List WebView connections
     * @description Returns every browser that shows the panel's screen, oldest first.
     */
    get: operations['listWebViewConnections']
    put?: never
    /**
     * Open a WebView connection
     * @description Opens a connection as a WebView user, with that user's role. `frame` is the page with the panel's screen, for an `iframe` of the same origin: it has a `Content-Security-Policy` with `frame-ancestors 'self'`, and the socket of `x-sockets`. The connection ends if its page does not open its socket within 15 s. The page posts to its parent `{ webview: 'size', width, height }` once, `{ webview: 'changed' }` whenever the connection is to be read again, and `{ webview: 'picture', picture }` with a `Blob` in response to `{ webview: 'picture' }`; both sides post to their own origin only and ignore others.
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
     * Get a WebView connection
     * @description Returns a connection of the caller, up to a minute after its end.
     */
    get: operations['readWebViewConnection']
    put?: never
    post?: never
    /**
     * Disconnect a WebView connection
     * @description Ends a connection of the caller or, with the permission `webview-setting`, of anyone.
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
     * @description Requests control, which is granted immediately if no one operates the panel, unless the settings require the operator's consent. Otherwise the current controller responds within `answer_seconds`; the operator at the panel always can. The pending request is part of the connection. Its first request names the machine of the safety question, unless the settings omit it.
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
     * Respond to a control request
     * @description Grants or denies a request for control. Only the connection that has control may do so.
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
     * @description Releases control, or withdraws the request for it.
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
     * Get the touch calibration status
     * @description Returns the last calibration, and the steps of one that is running or has ended.
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
     * Start a touch calibration
     * @description Starts showing one target after another on the panel, which waits up to 60 s for each touch. Targets are inset from the corners by 12.5 % of the screen; the fifth is the centre. Unless the result is kept, the previous values are restored.
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
     * Keep the touch calibration
     * @description Keeps the result, up to 30 s after the verification.
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
     * Cancel the touch calibration
     * @description Cancels the calibration, or discards a result that waits to be kept, and restores the previous values.
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
    /**
     * @description Language code (BCP 47) of the console, which may have more languages than the panel: texts that the panel lacks in it are in English. The console sends only what `languages` of `GET /system/web/specification` lists.
     * @example ja
     */
    LanguageCode: string
    /** @description Opaque id of a list entry, generated by the panel. */
    Id: string
    /**
     * @description What a user may do: open a screen, or an action (the last ones). Any other name is ignored.
     * @example info
     * @example system-info
     * @example ethernet
     * @example wifi
     * @example hotspot
     * @example project-management
     * @example email
     * @example enhanced-security
     * @example recipe
     * @example backup-recipe
     * @example data-log
     * @example event-log
     * @example operation-log
     * @example backup-data
     * @example webview-setting
     * @example easyaccess
     * @example codesys
     * @example opcua
     * @example communication
     * @example misc
     * @example secs-gem
     * @example touch-calibration
     * @example account-management
     * @example system-password
     * @example api-doc
     * @example clock
     * @example event-acknowledge
     * @example event-silence
     * @example event-delete
     */
    Role: string
    /**
     * @description Offset from UTC that was in force when a record was made, also in an hour that comes twice when the clock is set back.
     * @example +09:00
     */
    UtcOffset: string
    Error: {
      /**
       * @description What happened, for programs. Each operation lists its codes.
       * @example validation_failed
       */
      error_code: string
      /** @description What happened, for people, in English. */
      message: string
      /** @description Error code of each invalid field. */
      fields?: {
        [key: string]: string
      }
      /** @description More facts of some codes; of `address_in_use` those of the schema `AddressInUseDetails`. */
      details?: {
        [key: string]: unknown
      }
    }
    Unauthorized: {
      /** @description `invalid or expired jwt` for a token that has expired or that the panel does not know, also for one that never was valid: its renewal is tried, and refused. Any other, such as for a call without a token, is a refusal of this call only, and neither renews the token nor ends the session. */
      message: string
      /**
       * @description May be missing.
       * @enum {unknown}
       */
      error_code?: 'unauthorized'
    }
    /**
     * @description How a value violates its schema; `unknown`: no field of that name is known.
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
     * @description Which panel service has the port. A service has its port while it is on; the OPC UA server also while it is stopped, SECS/GEM in passive mode only. A save that turns a service on, or sets its port, is refused with 409 `port_taken` where another one has the port.
     * @enum {string}
     */
    PortFault:
      | 'taken_by_ftp'
      | 'taken_by_web_server'
      | 'taken_by_discovery'
      | 'taken_by_snmp'
      | 'taken_by_opcua'
      | 'taken_by_vnc'
      | 'taken_by_codesys'
      | 'taken_by_secs_gem'
      | 'taken_by_other'
    CertificateNames: {
      /** @description DNS names and IPv4 addresses by which clients reach the panel. */
      host_names: string[]
      organization: string
      organization_unit: string
    }
    SigningRequest: {
      /** @description Suggested file name. */
      file_name: string
      pem: string
    }
    /**
     * @description `pc`: kept on the panel for download. `ftps`: FTP over TLS. `sftp`: file transfer over SSH.
     * @enum {string}
     */
    FileTargetKind: 'pc' | 'usb' | 'sd' | 'ftp' | 'ftps' | 'sftp' | 'email'
    /** @description Where the panel writes files. */
    FileTarget: {
      /** @default pc */
      kind: components['schemas']['FileTargetKind']
      /** @description Host name or IPv4 address of a server; kept, like the rest of a server, with another kind. */
      host: string
      /** @description With `ftps`, 990 begins with TLS; other ports change to TLS by `AUTH TLS` (RFC 4217). */
      port: number
      username: string
      /** @description Path with `/`; empty for the login's folder or the medium's root. Must exist on a server; created on a medium. */
      folder: string
      /**
       * @description FTP and FTPS: whether the panel opens the data connections; otherwise the server does.
       * @default true
       */
      passive: boolean
      /** @description SHA-256 of the certificate (FTPS) or host key (SFTP) that someone has approved. Without it a certificate must be of an authority that the panel trusts; a host key is always rejected. */
      trusted_fingerprint: string
      password_set: boolean
    }
    /** @description Without `password` the stored one is kept, if kind, host, port, username and fingerprint are unchanged; otherwise it is required, or deleted where the target is no server. */
    NewFileTarget: {
      /** @default pc */
      kind: components['schemas']['FileTargetKind']
      /** @description Host name or IPv4 address of a server; kept, like the rest of a server, with another kind. */
      host: string
      /** @description With `ftps`, 990 begins with TLS; other ports change to TLS by `AUTH TLS` (RFC 4217). */
      port: number
      username: string
      /** @description Path with `/`; empty for the login's folder or the medium's root. Must exist on a server; created on a medium. */
      folder: string
      /**
       * @description FTP and FTPS: whether the panel opens the data connections; otherwise the server does.
       * @default true
       */
      passive: boolean
      /** @description SHA-256 of the certificate (FTPS) or host key (SFTP) that someone has approved. Without it a certificate must be of an authority that the panel trusts; a host key is always rejected. */
      trusted_fingerprint: string
      /** Format: password */
      password?: string
    }
    /**
     * @description Why a file could not be written to its target or read from it.
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
     * @description Why a target cannot be opened, or a file there cannot be read or deleted.
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
     * @description State of a test step. `waiting`: not reached. `current`: only while the test runs.
     * @enum {string}
     */
    TestStepState: 'waiting' | 'current' | 'done' | 'failed'
    FileTargetStep: {
      /** @enum {string} */
      name: 'medium' | 'resolve' | 'connect' | 'tls' | 'host_key' | 'login' | 'folder' | 'write'
      state: components['schemas']['TestStepState']
      milliseconds: number | null
    }
    FailedTargetTest: {
      /**
       * @description By the panel's clock.
       * @example 2026/11/21 09:41:07
       */
      time: string
      error_code: components['schemas']['FileTargetErrorCode']
    }
    FileTargetTest: {
      steps: components['schemas']['FileTargetStep'][]
      /** @description Why the failed step failed; `null` if a file was written, read back and deleted. */
      error_code: components['schemas']['FileTargetErrorCode'] | null
      /** @description Message of the server or the connection. */
      server_words: string
      /** @description SHA-256 of the certificate or host key that the server presented. */
      fingerprint: string | null
    }
    AddressInUseDetails: {
      mac: string
    }
    ApplicationIncompatibleDetails: {
      needed: string
      application: string
    }
    ChangedMeanwhileDetails: {
      changed_by: string
      changed_at: string
    }
    ConnectFailedDetails: {
      code: number
    }
    ContentTooLargeDetails: {
      limit_bytes: number
    }
    ForbiddenDetails: {
      permission: string
    }
    ImportInvalidDetails: {
      row?: number
      field: string
      username?: string
    }
    InvalidTreeDetails: {
      total: number
      problems: components['schemas']['NodeProblem'][]
    }
    NotActivatedDetails: {
      code: number
    }
    NotEnoughSpaceDetails: {
      needed_bytes: number
      free_bytes: number
    }
    PackageOtherHardwareDetails: {
      hardware: string
      panel: string
    }
    PasswordChangeFailedDetails: {
      cause: string
    }
    ProjectIncompatibleDetails: {
      model: string
      panel: string
    }
    RateInUseDetails: {
      port: string
    }
    RuntimeBusyDetails: {
      load_percent: number
      most_percent: number
    }
    StartFailedDetails: {
      cause: string
    }
    ValidationFailedDetails: {
      rows: {
        row: number
        field: string
        code: string
      }[]
    }
    VerifyFailedDetails: {
      cause: string
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
      /**
       * Format: password
       * @description `refresh_token` of the last response, or the access token itself.
       */
      refresh_token: string
    }
    Token: {
      /**
       * Format: password
       * @description Sent as `Authorization: Bearer …` (RFC 6750), as `refresh_token` and in a cookie: browsers keep no cookie of more than 4096 bytes, and many web servers no request header of more than 8 KiB, which has it twice.
       */
      access_token: string
      /**
       * Format: password
       * @description Returned by some firmware; without it the access token renews itself.
       */
      refresh_token?: string
      /** @description For how many seconds the panel accepts the token (RFC 6749, 5.1): from a minute to a day, also where it does not say so. A token that is a JWT (RFC 7519) has `exp`, which says the same. */
      expires_in?: number
    }
    Activity: {
      idle_seconds: number
    }
    SessionIdle: {
      idle_minutes: number
      seconds_left: number
    }
    UserInfo: {
      /** @description Name to log in with. */
      username: string
      /** @description Name to display. */
      name?: string
      /** @description URL of a picture on the panel. */
      avatar?: string
      /** @description How the session was created. */
      grant_type?: string
      /** @description 0: logged in for the first time; 1: welcome seen. */
      state_code: number
      permission: {
        /** @description Permission names. A list without one is no valid session for the console. */
        roles: components['schemas']['Role'][]
        /** @description Actions that require a role on the panel, granted or not. Without this list no action does. An update of the firmware that adds an action grants it to the accounts with `account-management`. */
        actions?: components['schemas']['Role'][]
      }
      /** @description Whether the password is the factory one. */
      password_factory?: boolean
      /** @description Whether nothing else is allowed until the password is changed. */
      password_must_change?: boolean
      /** @description `null` if the newest login of this account is its first. */
      previous_login?: components['schemas']['PreviousLogin'] | null
    }
    /** @description The login of an account before its newest one, wherever that was. */
    PreviousLogin: {
      time: string
      address: string | null
      /** @description How many attempts to log in with this username were refused between the two, without those that had to wait. */
      refused: number
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
       * @description Password in use.
       */
      current: string
      /**
       * Format: password
       * @description New password.
       */
      password: string
    }
    HmiName: {
      name: string
      /** @description Shown before login; left out by a panel that shows it only after login. */
      model?: string
    }
    NewHmiName: {
      /** @description Letters, digits, dots and hyphens. */
      name: string
    }
    SystemTime: {
      /**
       * @description `YYYY/MM/DD HH:mm:ss`; an ISO date with some firmware.
       * @example 2026/11/21 09:41:07
       */
      time: string
      /**
       * @description The panel's time zone, if known.
       * @example Asia/Tokyo
       */
      zone?: string
    }
    NewSystemTime: {
      /**
       * @description `YYYY.MM.DD-HH:mm:ss`.
       * @example 2026.11.21-09:41:07
       */
      time: string
    }
    WebSpecification: {
      /** @description Whether the panel has user screens of its own. */
      usermode: boolean
      /**
       * @description Number of Ethernet ports.
       * @default 2
       */
      eth_count?: number
      /**
       * @description Number of Wi-Fi radios, the first of which can also be the hotspot.
       * @default 1
       */
      wifi_count?: number
      /**
       * @description Whether the panel has a status LED.
       * @default true
       */
      led?: boolean
      model?: string
      /** @description Entries at the end of the menu. */
      links?: components['schemas']['Link'][]
      /**
       * @description Languages that the panel has texts in, and of which it accepts event texts of the project. The console sends `en` in place of another one.
       * @default [
       *       "en",
       *       "ja",
       *       "ko"
       *     ]
       */
      languages?: components['schemas']['LanguageCode'][]
      /**
       * @description Screens that this model does not have, by the names of their permissions: `api-doc`, `backup-recipe`, `codesys`, `communication`, `easyaccess`, `email`, `enhanced-security`, `hotspot`, `opcua`, `recipe`, `secs-gem`, `touch-calibration`, `webview`, `webview-setting`, `wifi`. The console does not offer them and does not call their operations, which return 404. No user has their permissions, so that no findings are about them, and `GET /system/health` has no subsystem with their name.
       * @example [
       *       "codesys",
       *       "secs-gem"
       *     ]
       */
      missing_screens?: string[]
    }
    Link: {
      /** @description Text of the entry. */
      title: string
      /** @description Opened in a new tab: http, https, mailto or tel. */
      url: string
    }
    /** @description A part is null if its source does not respond. */
    SystemStatus: {
      /**
       * @description Time of this reading.
       * @example 2026/11/21 09:41:07
       */
      time: string
      /** @description The panel's name on the network. */
      hostname: string | null
      /** @description Firmware version. */
      os_version: string | null
      /** @description Version of the web service. */
      web_version: string | null
      /** @description Version of EasyAccess 2.0. */
      easyaccess_version: string | null
      /** @description Since the last start. */
      up_time_seconds: number | null
      /** @description Processor load. */
      cpu_percent: number | null
      /** @description Inside the case. */
      temperature_celsius: number | null
      memory: components['schemas']['Usage'] | null
      disk: components['schemas']['Usage'] | null
      /** @description From the growth of the last days; null if it does not grow or is unknown. */
      disk_days_until_full: number | null
      project: components['schemas']['ProjectStatus'] | null
      last_backup: components['schemas']['LastBackup'] | null
      last_backups?: components['schemas']['LastBackups'] | null
      connections: components['schemas']['Connections']
      history: components['schemas']['UsageHistory'] | null
    }
    Usage: {
      used_bytes: number
      total_bytes: number
    }
    ProjectStatus: {
      /** @description Empty without a project. */
      name: string
      /** @enum {string} */
      state: 'running' | 'stopped' | 'updating'
      /**
       * @description Time at which it entered this state.
       * @example 2026/11/18 06:02:11
       */
      since: string | null
    }
    /** @description Newest backup on any target; as `last_backup` of anything. */
    LastBackup: {
      /**
       * @description Null without a backup.
       * @example 2026/11/20 02:00:00
       */
      made_at: string | null
      age_seconds: number | null
    }
    /** @description A backup of the data logs, events or operations counts if it was verified and is outside the panel. */
    LastBackups: {
      data: components['schemas']['LastBackup']
      recipes: components['schemas']['LastBackup']
    }
    /** @description Readings of the last hour. */
    UsageHistory: {
      /** @description Time between two readings. */
      interval_seconds: number
      /** @description Oldest first; null for a failed reading. */
      memory_percent: (number | null)[]
      /** @description Oldest first; null for a failed reading. */
      disk_percent: (number | null)[]
    }
    Connections: {
      ethernet: components['schemas']['EthernetStatus'][] | null
      wifi: components['schemas']['WifiStatus'] | null
      /** @description Wi-Fi of all radios but the first, in order; missing with one radio, or if unknown. */
      other_radios?: components['schemas']['WifiStatus'][]
      opcua: components['schemas']['OpcUaStatus'] | null
      easyaccess: components['schemas']['EasyAccessStatus'] | null
      /** @description PLCs of the project; none is linked while it is stopped. */
      plcs: components['schemas']['PlcLink'][] | null
      /** @description Number of PLCs of the project whose link is disabled; `plcs` lacks them. Missing if unknown. */
      disabled_plcs?: number
      viewers: components['schemas']['ViewerCounts'] | null
    }
    EthernetStatus: {
      /**
       * @description Id of the port.
       * @example eth0
       */
      id: components['schemas']['Id']
      /** @enum {string} */
      link: 'up' | 'down'
      /** @description Null without a link. */
      speed_mbit: number | null
      /**
       * @description Null if there is none.
       * @example 192.168.10.42
       */
      address: string | null
    }
    WifiStatus: {
      /** @enum {string} */
      state: 'UNKNOWN' | 'CONNECTED' | 'CONNECTING' | 'DISCONNECTED' | 'DISABLED' | 'PASSWDERR' | 'FILEOPENERR'
      /** @description Network that is joined, or to be joined. */
      ssid: string | null
      /** @description SSID of the hotspot, only while the radio provides it. */
      hotspot?: string
    }
    PlcLink: {
      /** @description Name in the project. */
      name: string
      /** @enum {string} */
      state: 'connected' | 'disconnected'
    }
    /** @description Clients that show the project's screens. */
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
      /** @description Empty without a project. */
      name: string
    }
    /**
     * @description `Occupied`: connected, and in use.
     * @enum {string}
     */
    EasyAccessState: 'Connecting' | 'Connected' | 'Occupied' | 'Disconnected' | 'Not Activated'
    EasyAccessReport: {
      state: components['schemas']['EasyAccessState']
      /** @description Start of the state, if known. */
      since: string | null
      /** @description User of the connection, if the server states it. */
      occupied_by: string | null
      occupied_since: string | null
      /** @description Why the last attempt or connection failed. `1`: the hardware key does not exist. `2`: no response to the login. `3`: certificate or licence has expired. `4`: connected and disconnected too often. `5`: the client must be updated. `6`: the client program is missing. `101`: the hardware key cannot be read. `201`: gateway. `202`: DNS. `203`: proxy. `204`: the login server cannot be reached. `205`: TLS, often because of a wrong clock. `1001` to `1005`: the tunnel: connection, registration, device, unknown cause, socket. There may be others. */
      error_code: number | null
      error_time: string | null
      /** @description `null` if it cannot be read. */
      hardware_key: string | null
      hmi_name: string
      licence: components['schemas']['PanelLicence']
      /** @description Domain that the panel was added to, at most one. */
      domain: string | null
      /** @description Only while the panel is connected and in no domain. */
      pairing: components['schemas']['EasyAccessPairing'] | null
      /** @description Minutes without use after which the server ends a session; set in the portal. */
      idle_disconnect_minutes: number | null
      /** @description Outgoing TCP connections that a firewall must allow. */
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
     * @description Location of the server.
     * @enum {string}
     */
    EasyAccessLocation: 'global' | 'china'
    /** @description Data to add the panel to a domain in the portal. */
    EasyAccessPairing: {
      session_id: components['schemas']['Id']
      /** Format: password */
      session_password: string
    }
    EasyAccessSettings: {
      /** @default global */
      server_location: components['schemas']['EasyAccessLocation']
      /**
       * @description Whether the connection goes through a proxy.
       * @default false
       */
      proxy: boolean
      /**
       * @description HTTP CONNECT or SOCKS 5.
       * @default http
       * @enum {string}
       */
      proxy_type: 'http' | 'socks5'
      proxy_host: string
      proxy_port: number
      /** @description Empty for no login at the proxy. */
      proxy_username: string
      proxy_password_set: boolean
      /**
       * @description Whether the panel connects after each start.
       * @default true
       */
      start_with_system: boolean
      /**
       * @description Whether devices behind the panel can be reached over the connection.
       * @default false
       */
      pass_through: boolean
    }
    EasyAccessUpdate: {
      /** @default global */
      server_location: components['schemas']['EasyAccessLocation']
      /**
       * @description Whether the connection goes through a proxy.
       * @default false
       */
      proxy: boolean
      /**
       * @description HTTP CONNECT or SOCKS 5.
       * @default http
       * @enum {string}
       */
      proxy_type: 'http' | 'socks5'
      proxy_host: string
      proxy_port: number
      /** @description Empty for no login at the proxy. */
      proxy_username: string
      /**
       * Format: password
       * @description Without it the stored one is kept.
       */
      proxy_password?: string
      /**
       * @description Whether the panel connects after each start.
       * @default true
       */
      start_with_system: boolean
      /**
       * @description Whether devices behind the panel can be reached over the connection.
       * @default false
       */
      pass_through: boolean
    }
    EasyAccessActivation: {
      partner_account: string
      /** Format: password */
      password: string
    }
    EasyAccessTest: {
      running: boolean
      /** @description Start of the test; `null` before the first. */
      time: string | null
      /** @description `proxy` only with a proxy. */
      steps: components['schemas']['EasyAccessStep'][]
      /** @description Error of the failed step. */
      error_code: number | null
      /** @description Message of the other side or the system. */
      detail: string
    }
    EasyAccessStep: {
      /**
       * @description In order: the gateway responds, the name is resolved, the proxy accepts the panel, the server can be reached, TLS begins with a trusted certificate, the server knows the panel.
       * @enum {string}
       */
      name: 'gateway' | 'dns' | 'proxy' | 'server' | 'tls' | 'login'
      state: components['schemas']['TestStepState']
      milliseconds: number | null
    }
    OpcUaServer: {
      /**
       * @description `service_starting`: the panel has a server, and its service has not responded yet since the panel was started; a server that starts with the panel does so then. `service_unavailable`: its service does not respond.
       * @enum {string}
       */
      availability:
        | 'available'
        | 'not_on_this_model'
        | 'not_licensed'
        | 'not_in_project'
        | 'service_starting'
        | 'service_unavailable'
      /** @description How much of its service is ready while it starts, where that is known. */
      starting_percent?: number
      /** @enum {string} */
      state: 'Running' | 'Stopped'
      /** @description Whether it is down for some seconds; `state` is then `Running`. */
      restarting: boolean
      /** @description Time of its start; null while it does not listen. */
      since: string | null
      port: number
      application_name: string
      /** @description `urn:`, the panel's host name, `:` and the application name, percent-encoded. The server's certificate must contain the same URI. */
      application_uri: string
      /** @description Open endpoints. */
      endpoints: components['schemas']['OpcUaEndpoint'][]
      /** @description Enabled policies that the panel's system does not support; empty while the server does not listen. */
      missing_policies: components['schemas']['OpcUaPolicy'][]
      /** @description Number of connected clients. */
      sessions: number
      /** @description Rejected clients since its start. */
      rejected: number
      /** @description Number of tags served. */
      nodes: number
      /** @description Why it is not running, or why its last start failed; null after a successful start. */
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
      /** @example 2026/11/21 09:41:07 */
      time: string
      /** @description Further information in English; may be empty. */
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
      /** @default 4840 */
      port: number
      /** @description Name shown by clients. */
      application_name: string
      /** @description `all`, or the id of the Ethernet port through which clients connect. */
      interface: components['schemas']['Id']
      policies: components['schemas']['OpcUaPolicy'][]
      /** @description Modes of all policies except `None`. */
      modes: components['schemas']['OpcUaSecureMode'][]
      tokens: components['schemas']['OpcUaTokens']
      /**
       * @description Whether the server starts with the panel.
       * @default true
       */
      autostart: boolean
      limits: components['schemas']['OpcUaLimits']
    }
    /** @description How clients may authenticate; each enabled one can be used. */
    OpcUaTokens: {
      /**
       * @description Without a user: may browse and read everything, but not write.
       * @default false
       */
      anonymous: boolean
      /**
       * @description User and password of enhanced security.
       * @default true
       */
      username: boolean
      /**
       * @description User certificate, which must be trusted.
       * @default false
       */
      certificate: boolean
    }
    /** @description Limits for clients. */
    OpcUaLimits: {
      min_sampling_ms: number
      min_publishing_ms: number
      /** @description Total of all clients. Of one address the server accepts at most ten connections besides those with a session, so that no client keeps others out. */
      max_sessions: number
      /** @description Total of all sessions. */
      max_subscriptions: number
      /** @description Monitored items of all sessions. */
      max_items: number
      /** @description Time after which an unused session ends. */
      session_timeout_s: number
      /** @description Publishing intervals after which an empty message is sent. */
      max_keep_alive: number
      /** @description Values that a monitored item keeps until they are published. */
      max_queue: number
    }
    OpcUaSession: {
      id: components['schemas']['Id']
      /** @description The client's application name. */
      client: string
      /** @description The client's application URI. */
      client_uri: string
      /** @description User of enhanced security; null if anonymous. */
      username: string | null
      address: string
      /**
       * @description Time of connection.
       * @example 2026/11/21 09:41:07
       */
      since: string
      policy: components['schemas']['OpcUaPolicy']
      /** @enum {string} */
      mode: 'None' | 'Sign' | 'SignAndEncrypt'
      subscriptions: number
      monitored_items: number
      /** @description Values read in the last minute, without subscriptions. */
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
       * @description First time.
       * @example 2026/11/21 09:41:07
       */
      time: string
      /**
       * @description Last time.
       * @example 2026/11/21 09:41:07
       */
      last_time: string
      count: number
      /** @description Application name, or the common name of its certificate if it was rejected before it sent one; may be empty. */
      client: string
      /** @description Application URI, or that of its certificate if it was rejected before it sent one; may be empty. */
      client_uri: string
      address: string
      /** @description User given by the client. */
      username: string | null
      reason: components['schemas']['OpcUaRejectionReason']
      /** @description SHA-1 of the client's certificate, 40 hexadecimal digits; null without one. */
      thumbprint: string | null
      policy: components['schemas']['OpcUaPolicy'] | null
      /** @enum {string|null} */
      mode: 'None' | 'Sign' | 'SignAndEncrypt' | null
      /** @description How far the client's clock leads the panel's; null if unknown. */
      clock_difference_seconds: number | null
      /**
       * @description When it connected after that; null if it did not.
       * @example 2026/11/21 09:41:07
       */
      connected_at?: string | null
    }
    /**
     * @description `uri_mismatch`: the certificate has another application URI. `user_no_rights`: the account may not browse, read or write over OPC UA. `clock_difference`: the clocks differ by more than five minutes. `too_many_failures`: wrong passwords from this address have to be waited out.
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
      | 'too_many_failures'
    OpcUaRejections: {
      /** @description The newest first; another one takes the place of the oldest. */
      items: components['schemas']['OpcUaRejection'][]
      total: number
    }
    /** @description `ns=1;s=` and the names of the path to the node, separated by `/` (OPC 10000-3). */
    OpcUaNodeId: string
    OpcUaValueRequest: {
      node_ids: components['schemas']['OpcUaNodeId'][]
    }
    OpcUaValue: {
      node_id: components['schemas']['OpcUaNodeId']
      /** @description A text for an array, with the values separated by `, `; null if there is none. */
      value: number | string | boolean | null
      /**
       * @description `uncertain`: the last value from the PLC.
       * @enum {string}
       */
      quality: 'good' | 'uncertain' | 'bad'
      /**
       * @description Why the quality is not good.
       * @enum {string|null}
       */
      reason: 'plc_disconnected' | 'address_error' | 'not_saved' | null
      /**
       * @description Time of the reading from the PLC.
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
      /** @description Application names. */
      clients: string[]
      /** @description The sessions of these clients. Missing: only the names are known. */
      sessions?: components['schemas']['OpcUaNodeUser'][]
    }
    OpcUaNodeUser: {
      session_id: components['schemas']['Id']
      /** @description The client's application name. */
      client: string
      /** @description Subscriptions of the session with a monitored item of the node, by their OPC UA identifiers; empty if it has only read or written the node. */
      subscription_ids: number[]
    }
    OpcUaUses: {
      items: components['schemas']['OpcUaUse'][]
      total: number
    }
    NodeTree: {
      folders: components['schemas']['NodeFolder'][]
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
      name: string
      folders: components['schemas']['NodeFolder'][]
      tags: components['schemas']['NodeTag'][]
    }
    NodeTag: {
      name: string
      /** @description PLC in the project. */
      plc: string
      /** @description Address in the PLC, up to 16 characters, in place of `%d` in the format. Empty if the format has none. */
      address: string
      /** @description Format of one of the PLC's addresses. */
      format: string
      /** @description Index register added to the address. */
      index_register: number | null
      data_type: string
      /** @description Number of values, 2 or more for an array; number of characters of a `STRING`. */
      length: number
      /** @enum {string} */
      access: 'readable' | 'writable'
    }
    DriverTable: {
      drivers: components['schemas']['Driver'][]
    }
    Driver: {
      /** @description PLC in the project. */
      plc: string
      driver: string
      /** @description Index registers for addresses; null if the driver has none. */
      index_registers: components['schemas']['IndexRegisters'] | null
      addresses: components['schemas']['DriverAddress'][]
    }
    IndexRegisters: {
      first: number
      last: number
    }
    DriverAddress: {
      /** @example MW */
      type: string
      /**
       * @description `%d` is the address in decimal.
       * @example MW%d
       */
      format: string
      first: number
      /** @description Last address of a value of 16 bits, or of the bits. */
      last: number
      /**
       * @description Bytes from one address to the next: 2 where the addresses count words, 1 where they count bytes. All elements of a value are within the area, whose end is 2 bytes after the start of `last`: a `FLOAT` at `last` is refused. Missing: the console does not check it.
       * @example 2
       */
      address_bytes?: number
      /**
       * @description Bits of an address. If set, the number of a bit follows the address, such as `10.3`.
       * @example 8
       */
      bits?: number
      /** @description Maximum elements of an array, except of `STRING`; 255 by default. */
      array_max?: number
      data_types: string[]
    }
    OpcUaCertificates: {
      /** @description The server's own, 100 trusted ones, 100 issuers and 50 rejected ones at most. A newly rejected certificate takes the place of the one that was rejected longest ago. */
      items: components['schemas']['OpcUaCertificate'][]
      total: number
    }
    /** @description What a certificate states is chosen by whoever made it. Longer texts and lists are shortened; a text then ends with `…`. */
    OpcUaCertificate: {
      id: components['schemas']['Id']
      /**
       * @description List that contains it.
       * @enum {string}
       */
      list: 'own' | 'trusted' | 'issuers' | 'rejected'
      /** @description Common name, or the subject without one. */
      name: string
      subject: string
      issuer: string
      /** @description Of the subject; may be empty. */
      organization: string
      /** @description Of the subject; may be empty. */
      organization_unit: string
      /** @description Application URI; may be empty. */
      uri: string
      /** @description DNS names and IP addresses. */
      host_names: string[]
      /** @description Panel time, such as `2026/11/21 09:41:07`. */
      valid_from: string
      /** @description Panel time. */
      valid_to: string
      /** @description Whole days until `valid_to` by the panel's clock; negative afterwards. */
      days_left: number
      /** @description Name as uploaded, or given by the panel. */
      file_name: string
      /** @description SHA-1 of the DER, in hexadecimal. */
      thumbprint: string
      /** @description Length of an RSA key; 0 for other keys. */
      key_bits: number
      self_signed: boolean
      /** @description Whether it may sign other certificates. */
      authority: boolean
      /**
       * @description What is wrong with it, even if it is trusted. `uri_mismatch`: the server's certificate does not contain the server's application URI; clients reject it.
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
       * @description Why its last connection was rejected; null if none was.
       * @enum {string|null}
       */
      reason: 'untrusted' | 'expired' | 'not_yet_valid' | 'revoked' | 'issuer_unknown' | 'weak_key' | 'invalid' | null
      /** @description Panel time of that connection. */
      last_seen: string | null
      /** @description IP address of that client. */
      address: string | null
      /** @description Panel time of the last connection that was accepted with a trusted one; null if there was none. Missing where the firmware does not record it. */
      last_used?: string | null
    }
    OpcUaTrust: {
      /** @description Thumbprint that the user has compared. */
      thumbprint: string
    }
    OpcUaOwnCertificate: {
      certificate: components['schemas']['OpcUaCertificate']
      /** @description The server's application URI. */
      application_uri: string
      /** @description The panel's current HMI name and IPv4 addresses. */
      panel_names: string[]
    }
    OpcUaFile: {
      /** @description Name without folders. */
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
      /** Format: password */
      key_password?: string
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
    OpcUaRevocationLists: {
      items: components['schemas']['OpcUaRevocationList'][]
      total: number
    }
    OpcUaRevocationList: {
      /** @description SHA-1 of the DER. */
      id: components['schemas']['Id']
      /** @description Authority that signed it. */
      issuer: string
      /** @description Panel time. */
      issued: string
      /** @description Panel time at which the next list is due. */
      next_update: string | null
      /** @description Whether `next_update` has passed. */
      overdue: boolean
      /** @description Number of revoked certificates. */
      revoked: number
      /** @description Name as uploaded. */
      file_name: string
    }
    /** @description `opc.tcp://host:port`, optionally with a path; the default port is 4840. */
    OpcUaDiscoveryUrl: string
    OpcUaDiscoverySettings: {
      /**
       * @description Whether a running server registers.
       * @default false
       */
      register: boolean
      url: components['schemas']['OpcUaDiscoveryUrl']
      /** @description Time between two registrations; a discovery server drops a server after ten minutes (OPC UA part 4, RegisterServer). */
      interval_seconds: number
      /**
       * @description Whether a running server is announced through multicast DNS, so that clients on its network find it without a discovery server (OPC UA part 12, annex C).
       * @default false
       */
      mdns: boolean
    }
    OpcUaDiscoveryTarget: {
      url: components['schemas']['OpcUaDiscoveryUrl']
    }
    /**
     * @description `unresolved`: no DNS server resolves the name. `unreachable`: nothing accepts connections there. `no_discovery_server`: no OPC UA server, one that does not follow the protocol, or one that accepts no registrations. `no_secure_endpoint`: no endpoint with security. `server_untrusted`: the panel does not trust its certificate, which is now among the rejected ones unless it cannot be read. `certificate_untrusted`: it does not trust the panel's certificate. `uri_mismatch`: the panel's certificate has another application URI. `rejected`: another reason, see `detail`. `not_listed`: the registration was accepted, but the server is not listed.
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
       * @description `off`: registration is off. `waiting`: the server is not running, or has not tried yet.
       * @enum {string}
       */
      state: 'off' | 'waiting' | 'registered' | 'failed'
      /**
       * @description Time of the last attempt.
       * @example 2026/11/21 09:41:07
       */
      time: string | null
      /** @description Why it failed. */
      code: components['schemas']['OpcUaDiscoveryCode'] | null
      /** @description Message from the discovery server or network, in English, shortened; may be empty. */
      detail: string
      /** @description Registered addresses, by host name and by IP address. */
      announced: components['schemas']['OpcUaAnnouncedUrl'][]
      /**
       * @description State of the announcement through multicast DNS. `waiting`: the server is not running. `failed`: see the trace log.
       * @enum {string}
       */
      mdns: 'off' | 'waiting' | 'announced' | 'failed'
    }
    OpcUaAnnouncedUrl: {
      url: string
      /** @description Whether clients can resolve the host: an IP address, or a name that the panel's DNS server resolves. */
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
      /** @description Code of the failed step. */
      error_code: components['schemas']['OpcUaDiscoveryCode'] | null
      /** @description As in the status. */
      detail: string
      /** @description Names of the listed servers, at most 100; longer ones are shortened. */
      servers: string[]
    }
    /**
     * @description From the most severe to the least.
     * @enum {string}
     */
    OpcUaTraceLineLevel: 'error' | 'warning' | 'info' | 'debug'
    /**
     * @description Least severe level that is recorded.
     * @enum {string}
     */
    OpcUaTraceLevel: 'none' | 'error' | 'warning' | 'info' | 'debug'
    /** @enum {string} */
    OpcUaTraceCategory: 'server' | 'session' | 'subscription' | 'security' | 'value' | 'discovery'
    OpcUaTraceSettings: {
      /** @default warning */
      level: components['schemas']['OpcUaTraceLevel']
      /** @description Categories that are recorded. */
      categories: components['schemas']['OpcUaTraceCategory'][]
      /** @description Size at which the next file is started. */
      file_mb: number
      /** @description Number of files kept; a further file replaces the oldest. */
      files: number
      /** @description Time after which level `debug` returns to `warning`; 0 for never. */
      auto_off_minutes: number
    }
    OpcUaTraceStatus: {
      level: components['schemas']['OpcUaTraceLevel']
      /** @description Time until the level returns to `warning`; null if it stays. */
      auto_off_seconds: number | null
      lines: number
      files: number
      /** @description Size of all files. */
      bytes: number
      /**
       * @description Time of the oldest line; null without lines.
       * @example 2026/11/21 09:41:07
       */
      oldest: string | null
    }
    OpcUaTraceLine: {
      number: number
      /**
       * @description Time of recording.
       * @example 2026/11/21 09:41:07
       */
      time: string
      level: components['schemas']['OpcUaTraceLineLevel']
      category: components['schemas']['OpcUaTraceCategory']
      /** @description Single line, in English: a sentence that says what happened, and why, in words. Codes of OPC UA, such as `BadCertificateUntrusted`, may follow it in brackets. */
      text: string
    }
    OpcUaTracePage: {
      items: components['schemas']['OpcUaTraceLine'][]
      /** @description Number of matching lines. */
      total: number
      /** @description Highest number so far, matching or not; 0 if none. */
      newest: number
    }
    DataLogs: {
      items: components['schemas']['DataLog'][]
      total: number
    }
    DataLog: {
      id: components['schemas']['Id']
      /** @description Name in the project. */
      name: string
      /**
       * @description Machine that all of its values come from, as named in the project; empty for several.
       * @example Filler
       */
      machine?: string
      /**
       * @description By time, or whenever a trigger fires.
       * @enum {string}
       */
      mode: 'time' | 'trigger'
      /** @description Seconds between two samples; `null` in trigger mode. */
      interval_seconds: number | null
      /**
       * @description Time of the oldest record; `null` if empty.
       * @example 2026/11/21 09:41:07
       */
      first: string | null
      /** @description Time of the newest record; `null` if empty. */
      last: string | null
      records: number
      size_bytes: number
      channels: components['schemas']['DataLogChannel'][]
    }
    DataLogChannel: {
      id: components['schemas']['Id']
      /** @description Name in the project. */
      name: string
      /**
       * @description Tag that it records, as that of an event; channels of several logs with one tag have the same values. Empty for none.
       * @example Filler.Tank1.Temperature
       */
      address?: string
      /** @description Empty for none. */
      unit: string
      /** @description Decimals to display; records and exports contain all. */
      decimals: number
      /**
       * @description Suitable axis of a chart.
       * @default left
       * @enum {string}
       */
      scale?: 'left' | 'right'
    }
    DataLogRecords: {
      items: components['schemas']['DataLogRecord'][]
      /** @description Number of records in the range. */
      total: number
      /** @description Time of the nearest record, if the range has none. */
      nearest: string | null
      /** @description Channel of each value of a record. */
      channels: string[]
      /** @description Only with `points`: average number of records of an interval, without empty ones; 1 if the range was not reduced. */
      records_per_point?: number
      /** @description Of a range that was not reduced: the offsets from UTC of its records. */
      utc_offsets?: components['schemas']['DataLogOffset'][]
      /** @description Only with `points`: one for each channel, in the order of `channels`. */
      statistics?: components['schemas']['DataLogStatistics'][]
    }
    DataLogOffset: {
      /** @description First of the items with this offset. */
      index: number
      utc_offset: components['schemas']['UtcOffset']
    }
    DataLogStatistics: {
      /** @description Number of records with a value; with 0 the others are `null`. */
      values: number
      minimum: number | null
      /**
       * @description First time of the minimum.
       * @example 2026/11/21 09:41:07
       */
      minimum_at: string | null
      maximum: number | null
      /** @description First time of the maximum. */
      maximum_at: string | null
      mean: number | null
    }
    /** @description Time, then one value for each channel: `null` for a gap; older firmware returns numbers as text. */
    DataLogRecord: (number | string | null)[]
    DataLogExport: {
      /**
       * @description Start, inclusive.
       * @example 2026.11.21-09:41:07
       */
      from?: string
      /**
       * @description End, inclusive.
       * @example 2026.11.21-09:41:07
       */
      to?: string
      /** @description Default: all. */
      channels?: string[]
      separator: components['schemas']['ExportSeparator']
      decimal: components['schemas']['ExportDecimal']
      time_format: components['schemas']['ExportTimeFormat']
    }
    EventPage: {
      items: components['schemas']['PanelEvent'][]
      /** @description Number of events that match. */
      total: number
      /** @description Last number assigned, matching or not; 0 before the first. */
      newest: number
      /** @description Number of all events on the panel. */
      stored: number
      /** @description When the oldest of them was triggered. */
      oldest: string | null
      /** @description Number of alarms that wait for acknowledgement. */
      unacknowledged: number
      /** @description Number of alarms that have not returned to normal. */
      active: number
      /** @enum {string} */
      buzzer: 'sounding' | 'silent'
      /** @description Whether the project permits acknowledgement other than at the panel. */
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
       * @description What happened; `alarm` for those that the project defines. The text of `panel_restarted` names the cause of a start that no one requested, such as the scheduled restart or a power loss.
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
      /** @description Watched tag or address; may be empty. */
      address: string
      /** @description Value when it was triggered. */
      value: number | null
      /** @description Empty for none. */
      unit: string
      /** @description By the panel's clock. */
      triggered_at: string
      /** @description That of `triggered_at` only. */
      utc_offset?: components['schemas']['UtcOffset']
      acknowledged_at: string | null
      /** @description That of `acknowledged_at`; zone or summer time may have changed since it was triggered. */
      acknowledged_utc_offset?: components['schemas']['UtcOffset'] | null
      acknowledged_by: string | null
      /** @description Given with the acknowledgement. */
      comment: string
      /** @description Also that of the acknowledgement; oldest first. */
      comments?: components['schemas']['EventComment'][]
      returned_at: string | null
      /** @description That of `returned_at`; zone or summer time may have changed since it was triggered. */
      returned_utc_offset?: components['schemas']['UtcOffset'] | null
      /** @description From trigger to return, or until now; independent of the clock being set. */
      duration_seconds: number
      /** @description Number of times it has been triggered since the log began, up to this event. */
      count: number
      /** @description Whether the clock was set back right before: older events may have later times. */
      clock_set_back: boolean
      /** @description Signal that sampled the watched value at that time. */
      logged: components['schemas']['LoggedSignal'] | null
    }
    EventComment: {
      /** @description By the panel's clock. */
      time: string
      utc_offset?: components['schemas']['UtcOffset']
      username: string
      text: string
    }
    EventComments: {
      /** @description Oldest first. */
      comments: components['schemas']['EventComment'][]
    }
    NewEventComment: {
      /** @description With a character that can be seen. */
      text: string
    }
    LoggedSignal: {
      log: components['schemas']['Id']
      channel: components['schemas']['Id']
    }
    EventSettings: {
      retention_days: number
    }
    EventSettingsUpdate: {
      retention_days: number
      /** @description Number of events of the plan. */
      total?: number
      /** @description Recorded in the operation log. With a character that can be seen. */
      reason?: string
    }
    EventAcknowledgement: {
      numbers: number[]
      comment: string
    }
    EventsAcknowledged: {
      acknowledged: number
      skipped: number
    }
    EventDeletionPlan: {
      /** @description Number of events. */
      total: number
      /** @description When the first of them was triggered. */
      first: string | null
      /** @description When the last of them was triggered. */
      last: string | null
      /** @description Number of those that no backup contains that has been read back from outside the panel. */
      unsaved: number
    }
    EventDeletion: {
      /** @description Not later than the panel's time. */
      before: string
      /** @description Number of events of the plan. */
      total: number
      /** @description Recorded in the operation log. With a character that can be seen. */
      reason: string
    }
    EventsDeleted: {
      deleted: number
    }
    /** @enum {string} */
    AlarmFigure: 'alarms' | 'floods' | 'top' | 'chattering' | 'standing'
    AlarmFloodPage: {
      items: components['schemas']['AlarmFlood'][]
      total: number
    }
    AlarmQuality: {
      /** @description Start of the range. */
      from: string
      /** @description End of the range. */
      to: string
      /** @description Those whose alarms `GET /data/events` lists. */
      figures?: components['schemas']['AlarmFigure'][]
      alarms: number
      /** @description Average. A range below 10 minutes counts as 10. */
      per_ten_minutes: number
      /** @description Ten minutes with the most alarms, on the clock's full ten minutes. */
      peak: {
        alarms: number
        from: string | null
        to: string | null
      }
      /** @description More than ten alarms in ten minutes, until fewer than five; most alarms first. */
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
      /** @description Triggered three times or more within a minute; most frequent first. */
      chattering: components['schemas']['AlarmCount'][]
      /** @description Active for more than 24 hours at the end of the range; longest first. */
      standing: components['schemas']['StandingAlarm'][]
      standing_total: number
      /** @description Most frequent first. */
      top: components['schemas']['AlarmCount'][]
      /** @description Share of these ten in all alarms. */
      top_percent: number
      /** @description Those of `GET /features/misc/shifts`, newest first; without shifts, days from midnight. */
      shifts: {
        from: string
        to: string
        alarms: number
        per_ten_minutes: number
        floods: number
      }[]
    }
    AlarmFlood: {
      /** @description Time of the first alarm. */
      from: string
      /** @description Time of the last alarm. */
      to: string
      alarms: number
      /** @description The first alarm, which most likely caused the others. */
      first?: {
        number: number
        text: string
        /** @enum {string} */
        priority: 'low' | 'middle' | 'high' | 'emergency'
      }
    }
    AlarmCount: {
      /** @description Key of the alarm in the project. */
      alarm: components['schemas']['Id']
      /** @description Text in the project. */
      text: string
      /** @description Watched tag or address. */
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
      /** @description Text in the project. */
      text: string
      /** @description Watched tag or address. */
      address: string
      category: number
      /** @enum {string} */
      priority: 'low' | 'middle' | 'high' | 'emergency'
      number: number
      /** @description By the panel's clock. */
      triggered_at: string
      duration_seconds: number
    }
    EventExport: {
      /**
       * @description Start of the range, inclusive. Default: open.
       * @example 2026.11.21-09:41:07
       */
      from?: string
      /**
       * @description End of the range, inclusive. Default: open.
       * @example 2026.11.21-09:41:07
       */
      to?: string
      /** @description Only events in one of these states. */
      state?: ('triggered' | 'acknowledged' | 'returned_unacknowledged' | 'returned')[]
      /** @description Only events in one of these categories. */
      category?: number[]
      /** @description Only events with one of these priorities. */
      priority?: ('low' | 'middle' | 'high' | 'emergency')[]
      /** @description Only events whose text, address or comments contain this, in any case. */
      text?: string
      /** @description Only the alarms that this figure of the range counts. */
      figure?: components['schemas']['AlarmFigure']
      /** @description Language of the texts. Texts that the project lacks in it are in English. */
      language?: components['schemas']['LanguageCode']
      separator: components['schemas']['ExportSeparator']
      decimal: components['schemas']['ExportDecimal']
      time_format: components['schemas']['ExportTimeFormat']
    }
    Marks: {
      items: components['schemas']['Mark'][]
      /** @description Number of entries that the marks stand for. */
      total: number
      /** @description Number of the newest entry of the event log, in the range or not; 0 without the permission. */
      newest_event: number
      /** @description Number of the newest entry of the operation log, in the range or not; 0 without the permission. */
      newest_operation: number
      /** @description Kinds that the caller may see. */
      kinds: components['schemas']['MarkKind'][]
    }
    /**
     * @description `event`: an alarm or event other than a restart, an update or a change of the clock (`clock`, optional). `operation`: an operation other than a login or logout, which are `sign_in`.
     * @enum {string}
     */
    MarkKind: 'event' | 'operation' | 'clock' | 'restart' | 'update' | 'sign_in'
    Mark: {
      kind: components['schemas']['MarkKind']
      /** @description Number of entries of the kind from `first` to `last`; the fields after `last` are those of a single entry. */
      count: number
      /** @example 2026/11/21 09:38:02 */
      first: string
      /** @example 2026/11/21 09:41:07 */
      last: string
      /** @description Number in the log. */
      number: number | null
      /** @description Of an operation or a login. */
      action: components['schemas']['OperationAction'] | null
      /** @description Of an operation or a login, as in the operation log. */
      function?: string
      /** @description Text of an event, or object of an operation. */
      text: string
      /** @description User who operated the panel or logged in. */
      username: string
      /**
       * @description Of an operation or a login.
       * @enum {string|null}
       */
      result: 'done' | 'refused' | 'failed' | null
    }
    Download: {
      /**
       * Format: password
       * @description Path on the panel, which returns the file once and within 60 seconds.
       */
      url: string
    }
    StartedExport: {
      id: components['schemas']['Id']
      /**
       * Format: password
       * @description Path on the panel that streams the file, once, if it is fetched within 60 seconds.
       */
      url: string
    }
    Export: {
      id: components['schemas']['Id']
      /** @description Name of the file. */
      name: string
      /**
       * @description `waiting` until the file is fetched. Only with `done` was all of it sent.
       * @enum {string}
       */
      state: 'waiting' | 'running' | 'done' | 'cancelled' | 'failed'
      /** @description Why it failed; otherwise `null`. */
      code: components['schemas']['ExportFailure'] | null
      /** @description Rows written so far, without the titles; 0 for a file that the panel already has. */
      rows: number
      /** @description Rows of the whole file; 0 for a file that the panel already has. */
      total: number
      /** @description Bytes sent so far. */
      bytes: number
      /** @description Bytes of the whole file; `null` for one that is generated while it is fetched. */
      total_bytes: number | null
      /** @description SHA-256 of the whole file in hexadecimal digits; `null` until `done`. */
      sha256: string | null
    }
    /**
     * @description Separator of cells.
     * @enum {string}
     */
    ExportSeparator: ',' | ';' | '\t'
    /**
     * @description Decimal sign; differs from the separator.
     * @enum {string}
     */
    ExportDecimal: '.' | ','
    /**
     * @description `YYYY-MM-DDTHH:mm:ss+09:00` (ISO 8601 with the offset from UTC), `YYYY-MM-DDTHH:mm:ssZ` (UTC), or `YYYY/MM/DD HH:mm:ss` of the panel's clock, which spreadsheets read as a time, with the offset from UTC (`+09:00`) in a column of its own beside each column of times: `UTC offset` for the first, `Gap until: UTC offset` and so on for others. The offset is always the one that was in force when the record was made, also after a change of the time zone, and in an hour that comes twice when the clock is set back.
     * @enum {string}
     */
    ExportTimeFormat: 'iso' | 'utc' | 'device'
    /**
     * @description The file was not fetched in time, or the connection was lost within it.
     * @enum {string}
     */
    ExportFailure: 'not_fetched' | 'connection_lost'
    License: {
      license: boolean
    }
    JobLine: {
      /** @description By the panel's clock. */
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
      /**
       * @description No job is `running` for ever: it fails with `internal_error` once its step, its percentage and its log have not changed for the time in `x-job-limits`.
       * @enum {string}
       */
      state: 'running' | 'done' | 'failed' | 'cancelled'
      /** @description Index of the current step, or of that at which the job ended; the number of steps once all are done. */
      step: number
      /** @description Names of the steps, in order. */
      steps: string[]
      /** @description Of the whole job; of one that is `running` at most 99. */
      percent: number
      /** @description Whether the current step can be cancelled. */
      cancellable: boolean
      started_at: string
      started_by: string
      ended_at?: string
      elapsed_seconds: number
      /** @description Index of the first line of `log` in the whole log. */
      log_from: number
      log: components['schemas']['JobLine'][]
      /** @description Why the job failed. `internal_error`, of any kind: the panel failed in a step; it goes on, and the log of the job has what it knows. */
      error_code?: string
      /** @description Why the job failed, in the panel's own words. */
      message?: string
      /** @description What the job has made; the fields depend on the kind. */
      result?: {
        [key: string]: unknown
      }
    }
    Jobs: {
      items: components['schemas']['Job'][]
      total: number
    }
    /** @description A part is null if its source does not respond. */
    SystemIdentity: {
      /** @description Time of this reading. */
      time: string
      /** @description The panel's time zone. */
      zone: string | null
      clock_source?: components['schemas']['ClockSource']
      model: string | null
      /** @description Name given by users. */
      hmi_name: string | null
      /** @description Project name; empty without a project. */
      project: string | null
      /** @description Serial number. */
      serial: string | null
      /** @description Required for the activation of remote access. */
      hardware_key: string | null
      /** @description The panel's name on the network. */
      hostname: string | null
      /** @description Firmware version. */
      os_version: string | null
      /** @description Version of the web service. */
      web_version: string | null
      /** @description Version of EasyAccess 2.0. */
      easyaccess_version: string | null
      /** @description Bootloader version. */
      bootloader: string | null
      /** @description Build date of the image, `YYYY/MM/DD`. */
      image_built: string | null
      /** @description Since the last start. */
      up_time_seconds: number | null
      ports: components['schemas']['NetworkPort'][] | null
      licences: components['schemas']['PanelLicence'][] | null
      /**
       * @description What `POST /system/identify` uses. Firmware without it has the status LED only.
       * @enum {string}
       */
      identify_by?: 'led' | 'screen'
      /** @description Time for which the LED still blinks, or the name is still shown. */
      identify_seconds_left: number
      /** @description Whether a saved setting takes effect only after a panel restart: the `mtu` of a port. For services, see their state. */
      restart_needed: boolean
    }
    /** @description What the panel's clock is set by. */
    ClockSource: {
      /** @enum {string} */
      kind: 'time_server' | 'manual'
      /** @description Time server that responded last; null if none has responded. */
      server: string | null
      /** @description When it last responded, or when the clock was last set manually; null if unknown. */
      set_at: string | null
    }
    NetworkPort: {
      /** @description Port name, such as `eth0`. */
      id: components['schemas']['Id']
      /** @enum {string} */
      kind: 'ethernet' | 'wifi'
      /** @description Hardware address in hexadecimal pairs. */
      mac: string
    }
    PanelLicence: {
      /** @description What it enables. */
      feature: string
      /** @enum {string} */
      state: 'active' | 'trial' | 'expired' | 'missing'
      /** @description Day of activation, or last day of a trial, `YYYY/MM/DD`. */
      date: string | null
    }
    OpenSourceNotices: {
      items: components['schemas']['OpenSourceNotice'][]
      total: number
    }
    OpenSourceNotice: {
      name: string
      version: string
      /** @description SPDX identifier. */
      licence: string
      copyright: string
    }
    RestartOrder: {
      /** @description Recorded in the operation log. With a character that can be seen. */
      reason: string
    }
    RestartAnswer: {
      /** @description Expected time until the panel is available again. */
      seconds: number
    }
    IdentifyOrder: {
      /** @description Time for which the LED blinks. */
      seconds: number
    }
    Recipes: {
      items: components['schemas']['Recipe'][]
      total: number
    }
    Recipe: {
      id: components['schemas']['Id']
      /** @description Name in the project. */
      name: string
      /** @description Changes whenever the project changes an item. */
      definition: string
      /** @description Whether the runtime is using the recipe, which is then read-only. */
      in_use: boolean
      max_records: number
      /** @description Number of records. */
      records: number
      /** @description Counts every change of a record. */
      changes: number
      items: components['schemas']['RecipeItem'][]
      /** @description PLC that records can be loaded to; null if the project does not allow it. */
      plc_load: components['schemas']['RecipePlc'] | null
    }
    RecipeItem: {
      name: string
      /** @enum {string} */
      type: 'bit' | 'int16' | 'uint16' | 'int32' | 'uint32' | 'int64' | 'uint64' | 'float' | 'double' | 'string'
      /** @description Minimum; null for that of the type. */
      min: string | null
      /** @description Maximum; null for that of the type. */
      max: string | null
      /** @description Maximum bytes of a string in UTF-8; null for other types. */
      length: number | null
      /** @description For display only. */
      unit: string
      /** @description Decimals of float and double, for display only. */
      decimals: number
      /** @description Value in new records. */
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
      /** @description Texts in the order of the items, so that 64-bit numbers keep all digits. */
      values: string[]
      /** @example 2026/11/21 09:41:07 */
      changed_at: string
      /** @description Account; empty if the panel's program wrote it. */
      changed_by: string
    }
    NewRecipeRecord: {
      /** @description Definition that the values were written for. */
      definition: string
      /** @description Unique in the recipe, ignoring case. */
      name: string
      /** @description Texts in the order of the items, so that 64-bit numbers keep all digits. */
      values: string[]
    }
    RecipeExport: {
      /** @enum {string} */
      separator: ',' | ';' | '\t'
      /** @enum {string} */
      decimal: '.' | ','
    }
    RecipeImport: {
      /** @description Definition that the values were written for. */
      definition: string
      /** @description `changes` of the records that the rows were compared with. */
      changes: number
      /**
       * @description What happens to existing records.
       * @enum {string}
       */
      existing: 'update' | 'skip'
      rows: components['schemas']['RecipeRow'][]
    }
    RecipeRow: {
      number: number | null
      /** @description Unique in the recipe, ignoring case. */
      name: string
      /** @description Texts in the order of the items, so that 64-bit numbers keep all digits. */
      values: string[]
    }
    RecipeImported: {
      added: number
      updated: number
      skipped: number
      unchanged: number
    }
    NewRecipeLoad: {
      /** @description As returned by `GET /project/recipes/{id}/records`. */
      changes: number
    }
    RecipeLoad: {
      number: number
      /** @description Name of the record when it was loaded. */
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
      /** @description Name to display; empty for the username. */
      name: string
      /** @description Permission names: the menu items visible to the account, and what it may do there. May be empty; a save requires one. */
      roles: string[]
      /** @description Whether nothing else is allowed until the password is changed. */
      password_must_change: boolean
      /** @description Last day on which it may log in, by the panel's clock; `null` for no end. */
      valid_until: string | null
      /** @description Days after which the password must be changed; 0 for never. */
      password_age_days: number
    }
    AccountSettings: {
      /** @description Name to display; empty for the username. */
      name: string
      /** @description Permission names: the menu items visible to the account, and what it may do there. */
      roles: string[]
      /** @description Whether nothing else is allowed until the password is changed. */
      password_must_change: boolean
      /** @description Last day on which it may log in, by the panel's clock; `null` for no end. Once that day has passed, the account stays expired, whatever the clock is set to and over a restart, until an administrator saves another end. */
      valid_until: string | null
      /** @description Days after which the password must be changed; 0 for never. */
      password_age_days: number
    }
    AccountCreation: {
      /** @description Name to log in with; unique regardless of case. */
      username: string
      /** @description Name to display; empty for the username. */
      name: string
      /** @description Permission names: the menu items visible to the account, and what it may do there. */
      roles: string[]
      /** @description Whether nothing else is allowed until the password is changed. */
      password_must_change: boolean
      /** @description Last day on which it may log in, by the panel's clock; `null` for no end. */
      valid_until: string | null
      /** @description Days after which the password must be changed; 0 for never. */
      password_age_days: number
      /**
       * Format: password
       * @description With a letter and a digit, and without the username. If missing, the panel generates a temporary one.
       */
      password?: string
    }
    AccountRow: {
      /** @description Name to log in with; unique regardless of case. */
      username: string
      /** @description Name to display; empty for the username. */
      name: string
      /** @description Permission names: the menu items visible to the account, and what it may do there. */
      roles: string[]
      /** @description Whether nothing else is allowed until the password is changed. */
      password_must_change: boolean
      /** @description Last day on which it may log in, by the panel's clock; `null` for no end. */
      valid_until: string | null
      /** @description Days after which the password must be changed; 0 for never. */
      password_age_days: number
    }
    Account: {
      id: components['schemas']['Id']
      username: string
      /** @description Name to display; empty for the username. */
      name: string
      /** @description Whether nothing else is allowed until the password is changed. */
      password_must_change: boolean
      /** @description Whether it still has the password of the factory, which `factory_password` of `GET /system/findings` counts. */
      password_factory?: boolean
      /** @description Last day on which it may log in, by the panel's clock; `null` for no end. */
      valid_until: string | null
      /** @description Days after which the password must be changed; 0 for never. */
      password_age_days: number
      /** @description Permission names. */
      roles: string[]
      /** @enum {string} */
      state: 'active' | 'disabled' | 'locked' | 'expired'
      /** @description When a lock ends by itself; `null` if there is none, or an administrator must end it. */
      locked_until: string | null
      last_sign_in: components['schemas']['SignIn'] | null
      /** @description Number of current sessions. */
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
      /**
       * Format: password
       * @description Returned only this once.
       */
      temporary_password: string | null
    }
    CreatedAccount: {
      id: components['schemas']['Id']
      /**
       * Format: password
       * @description Returned only this once.
       */
      temporary_password: string | null
    }
    PasswordReset: {
      /**
       * Format: password
       * @description With a letter and a digit, and without the username. If missing, the panel generates a temporary one.
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
       * @description What happens to a row whose account exists.
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
      /** @description Why it was rejected: an `AccountImportErrorCode`, or a code of newer firmware. */
      error_code?: string
      /**
       * Format: password
       * @description Returned only this once.
       */
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
    AccessTokens: {
      items: components['schemas']['AccessToken'][]
      total: number
      /** @description How many the panel stores. */
      max_tokens: number
      /** @description Permission names that the caller may give a new one: those of the caller without `account-management`, `enhanced-security` and `system-password`. */
      available_roles: string[]
    }
    AccessToken: {
      id: components['schemas']['Id']
      name: string
      /** @description Who has created it, and whose account it belongs to. */
      username: string
      /** @description Permission names: its scope, without what its account does not have now. */
      roles: string[]
      /**
       * @description `blocked`: its account cannot log in now.
       * @enum {string}
       */
      state: 'active' | 'expired' | 'blocked'
      /** @description By the panel's clock. */
      created: string
      /**
       * @description By the panel's clock.
       * @example 2027/01/31 08:12:40
       */
      expires: string
      last_use: components['schemas']['SignIn'] | null
    }
    AccessTokenCreation: {
      /** @description Of the program that will use it; the operation log has it. */
      name: string
      /** @description Permission names, of those in `available_roles`. */
      roles: string[]
      /** @description Days until it expires, by the panel's clock. */
      days: number
    }
    CreatedAccessToken: {
      id: components['schemas']['Id']
      /**
       * Format: password
       * @description Sent as `Authorization: Bearer …`; at least 256 random bits. Returned only this once.
       */
      access_token: string
      /** @description By the panel's clock. */
      expires: string
    }
    /** @enum {string} */
    SystemLevel: 'system-setting' | 'upload-project' | 'history' | 'user'
    SystemPasswords: {
      levels: components['schemas']['SystemPassword'][]
    }
    SystemPassword: {
      level: components['schemas']['SystemLevel']
      changed_at: string | null
      /** @description Whether it is the factory password. */
      factory: boolean
      /** @description Time for which further attempts are refused after wrong ones. */
      wait_seconds: number
      /** @description Connections that use this password. */
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
       * @description The current password.
       */
      current: string
      /**
       * Format: password
       * @description The new password, of characters on the panel's keyboard.
       */
      password: string
    }
    EndedConnections: {
      ended: number
    }
    PendingChange: {
      /**
       * Format: password
       * @description One-time code for reading and keeping the change.
       */
      code: string
      /** @enum {string} */
      state: 'pending' | 'kept' | 'reverted'
      /** @description Whether the panel uses the new settings: at the earliest one second after the response to the save. */
      in_force: boolean
      /** @description Time until it is reverted; 0 once decided. */
      seconds_left: number
      /**
       * @description The same as panel time.
       * @example 2026/11/21 09:42:37
       */
      deadline: string
      /** @description The panel's hosts with the new settings, without scheme and port. Empty until a lease is known. */
      addresses: string[]
    }
    EnhancedSecurity: {
      /** @description Whether the project uses this mode; if not, nothing can be changed here. */
      in_use: boolean
      /** @description Name of the project. */
      project: string
      /** @description Maximum number of accounts beside the administrator. */
      max_accounts: number
      /**
       * @description Whether remote viewers can log in, which needs a control address of the right kind in the project.
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
      /** @description Use of the class in the project. */
      name: string | null
    }
    RuntimeAccount: {
      id: components['schemas']['Id']
      /** @description Name to log in with at the panel; unique regardless of case. */
      username: string
      /** @description Classes of what the account may operate; without one only what is free for all. */
      classes: ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L')[]
      /** @description Whether OPC UA clients may browse with this account. */
      browse: boolean
      /** @description Whether OPC UA clients may read with this account. */
      read: boolean
      /** @description Whether OPC UA clients may write with this account; requires `browse` and `read`. */
      write: boolean
      /** @description Whether the pick list at the panel omits the account. */
      hidden: boolean
      /** @description Minutes from the save that set it. 0: until the panel is switched off or restarted. `null`: permanent. */
      valid_minutes: number | null
      /** @description When the panel removes the account, as its clock is now; `null` without a time. */
      expires_at: string | null
      /** @description Whether it is the one that has all classes and cannot be deleted. */
      administrator: boolean
      password_set: boolean
      /** @description Whether it is logged in at the panel now. */
      logged_in: boolean
    }
    RuntimeAccountSettings: {
      /** @description Name to log in with at the panel; unique regardless of case. ASCII letters and digits, kana, Hangul and Han; other characters beyond ASCII are rejected with `invalid_name`. */
      username: string
      /** @description Classes of what the account may operate; without one only what is free for all. */
      classes: ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L')[]
      /** @description Whether OPC UA clients may browse with this account. */
      browse: boolean
      /** @description Whether OPC UA clients may read with this account. */
      read: boolean
      /** @description Whether OPC UA clients may write with this account; requires `browse` and `read`. */
      write: boolean
      /** @description Whether the pick list at the panel omits the account. */
      hidden: boolean
      /** @description Minutes from the save that sets this value: then the panel removes the account, logs its operator out and ends its OPC UA sessions. 0: until the panel is switched off or restarted. `null`: permanent, as the administrator always is. A save of the same value does not start the time again. */
      valid_minutes: number | null
    }
    NewRuntimeAccount: {
      /** @description Name to log in with at the panel; unique regardless of case. ASCII letters and digits, kana, Hangul and Han; other characters beyond ASCII are rejected with `invalid_name`. */
      username: string
      /** @description Classes of what the account may operate; without one only what is free for all. */
      classes: ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L')[]
      /** @description Whether OPC UA clients may browse with this account. */
      browse: boolean
      /** @description Whether OPC UA clients may read with this account. */
      read: boolean
      /** @description Whether OPC UA clients may write with this account; requires `browse` and `read`. */
      write: boolean
      /** @description Whether the pick list at the panel omits the account. */
      hidden: boolean
      /** @description Minutes from the save that sets this value: then the panel removes the account, logs its operator out and ends its OPC UA sessions. 0: until the panel is switched off or restarted. `null`: permanent, as the administrator always is. A save of the same value does not start the time again. */
      valid_minutes: number | null
      /**
       * Format: password
       * @description Letters and digits; never returned.
       */
      password: string
    }
    NewRuntimePassword: {
      /**
       * Format: password
       * @description Letters and digits; never returned.
       */
      password: string
    }
    SecurityEffect: {
      /**
       * @description When the change takes effect.
       * @enum {string}
       */
      takes_effect: 'now' | 'next_sign_in'
    }
    AddedRuntimeAccount: {
      id: components['schemas']['Id']
      /**
       * @description When the change takes effect.
       * @enum {string}
       */
      takes_effect: 'now' | 'next_sign_in'
    }
    RuntimeAccountImport: {
      accounts: components['schemas']['ImportedRuntimeAccount'][]
      /** @description `YYYY.MM.DD-HH:mm:ss`; before it the file is rejected. */
      effective_from?: string
      /** @description `YYYY.MM.DD-HH:mm:ss`; after it the file is rejected. */
      effective_until?: string
    }
    ImportedRuntimeAccount: {
      /** @description Name to log in with at the panel; unique regardless of case. */
      username: string
      /** @description Classes of what the account may operate; without one only what is free for all. */
      classes: ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L')[]
      /** @description Whether OPC UA clients may browse with this account. */
      browse: boolean
      /** @description Whether OPC UA clients may read with this account. */
      read: boolean
      /** @description Whether OPC UA clients may write with this account; requires `browse` and `read`. */
      write: boolean
      /** @description Whether the pick list at the panel omits the account. */
      hidden: boolean
      /** @description Minutes from the import that sets this value: then the panel removes the account, logs its operator out and ends its OPC UA sessions. 0: until the panel is switched off or restarted. `null`: permanent. Without it the stored value is kept; a new account is permanent. */
      valid_minutes?: number | null
      /**
       * Format: password
       * @description Without it the stored one is kept.
       */
      password?: string
    }
    AccountFile: {
      /**
       * Format: password
       * @description Bytes of the file in Base64 (RFC 4648).
       */
      content: string
    }
    ImportResult: {
      /** @description Number of new accounts. */
      added: number
      /** @description Number of updated accounts. */
      updated: number
    }
    WifiSettings: {
      /**
       * @description `hotspot` is for the first radio only. With `client`, the hotspot may still open while Wi-Fi is lost: `use` of `GET /network/hotspot`.
       * @default off
       * @enum {string}
       */
      mode: 'off' | 'client' | 'hotspot'
      /**
       * @description How the panel gets its address.
       * @default dhcp
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
      /** @description Whether the hotspot has a password; false for a radio that cannot be the hotspot. */
      hotspot_password_set: boolean
    }
    NewWifiSettings: {
      /**
       * @description `hotspot` is for the first radio only. With `client`, the hotspot may still open while Wi-Fi is lost: `use` of `GET /network/hotspot`.
       * @default off
       * @enum {string}
       */
      mode: 'off' | 'client' | 'hotspot'
      /**
       * @description How the panel gets its address.
       * @default dhcp
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
      /**
       * Format: password
       * @description With `hotspot` only: 8 to 63 printable characters. If left out, the current one is kept.
       */
      hotspot_password?: string
    }
    WifiConnection: {
      /** @enum {string} */
      state: 'UNKNOWN' | 'CONNECTED' | 'CONNECTING' | 'DISCONNECTED' | 'DISABLED' | 'PASSWDERR' | 'FILEOPENERR'
      /** @description Network that is joined, or to be joined. */
      ssid: string | null
      signal_dbm: number | null
      channel: number | null
      /** @description In GHz. */
      band: ('2.4' | '5') | null
      /** @description Null if there is none. */
      address: string | null
      mask: string | null
      gateway: string | null
      dns: string[]
      /** @description Why the last attempt to join failed; null after a success other than a return. */
      failure: components['schemas']['WifiFailure'] | null
      /** @description Network to which the panel returns after a failure. */
      last_good: string | null
      /** @description Whether the radio provides the hotspot because Wi-Fi was lost. Joining a network closes it. */
      hotspot_open: boolean
      /** @description Whether this call came over the radio: its caller loses the connection when the radio joins another network or is switched to another mode. */
      serves_caller: boolean
    }
    WifiFailure: {
      ssid: string
      reason: components['schemas']['WifiFailureReason']
      /** @description File that cannot be read. */
      file: string | null
      /** @description Panel time. */
      time: string
    }
    /**
     * @description `password`: also a wrong identity. `file`: a certificate or key cannot be read. `clock_wrong`: by the panel's clock, the server's certificate is not valid yet. `name_mismatch`: the server has another name. `security`: the network requires another kind of authentication. `captive_portal`: the network gives an address, but requires a login on a web page. `country`: the country in the hotspot settings, which applies to the whole radio, does not allow the network's channel.
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
      /** @description Panel time. */
      scanned_at: string
    }
    AccessPoint: {
      /** @description Empty if hidden. */
      ssid: string
      signal_dbm: number
      channel: number
      /**
       * @description In GHz.
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
      /** @description Whether its access points do not broadcast the name, so that the panel sends it in probe requests. */
      hidden: boolean
      /** @enum {string} */
      security: 'open' | 'personal' | 'enterprise'
      /** @description 802.1X method. */
      method: ('PEAP' | 'TLS' | 'TTLS' | 'FAST') | null
      autoconnect: boolean
      /** @description Why the last attempt failed. */
      failure: components['schemas']['WifiFailureReason'] | null
    }
    NewWifiNetwork: {
      /** @description 1 to 32 bytes. */
      ssid: string
      hidden: boolean
      /** @enum {string} */
      security: 'open' | 'personal' | 'enterprise'
      /**
       * Format: password
       * @description For `personal`: 8 to 63 printable characters, or 64 hexadecimal digits.
       */
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
      /**
       * Format: password
       * @description Not with TLS.
       */
      password?: string
      /** @description If off, any server can read the password. */
      validate_server: boolean
      /** @description Name that the server's certificate must contain; any by default. */
      server_name?: string
      ca_certificate?: components['schemas']['WifiFile']
      client_certificate?: components['schemas']['WifiFile']
      client_key?: components['schemas']['WifiFile']
      /** Format: password */
      key_password?: string
    }
    WifiFile: {
      name: string
      /** @description Base64 of at most 64 KB. */
      content: string
    }
    WifiNetworkChange: {
      autoconnect?: boolean
      /** @description New place in the order, from 0. */
      position?: number
    }
    WifiJoin: {
      /** @description Id of a saved network. */
      network: components['schemas']['Id']
    }
    /**
     * @description When the hotspot is open. `always`: the radio is an access point only. `wifi_lost`: the radio is a Wi-Fi client; the hotspot opens after 60 seconds without a connection, and closes after `auto_off_minutes` without a joined device, to join a network again.
     * @enum {string}
     */
    HotspotUse: 'always' | 'wifi_lost' | 'never'
    HotspotSettings: {
      /** @default never */
      use: components['schemas']['HotspotUse']
      /** @description 1 to 32 bytes. */
      ssid: string
      /**
       * @default wpa2
       * @enum {string}
       */
      security: 'wpa2' | 'wpa3' | 'wpa2-wpa3'
      /**
       * @description In GHz.
       * @default 2.4
       * @enum {string}
       */
      band: '2.4' | '5'
      /** @description 0: the panel chooses. */
      channel: number
      /** @description ISO 3166 code. */
      country: string
      /** @description The panel's, in a network of 255.255.255.0. */
      address: string
      dhcp_first: string
      dhcp_last: string
      lease_minutes: number
      /**
       * @description Whether the name is not sent.
       * @default false
       */
      hidden: boolean
      /**
       * @description Whether its devices reach the panel, but not each other.
       * @default true
       */
      isolate: boolean
      max_clients: number
      /** @description Minutes without a device after which it switches itself off; 0 for never. With `wifi_lost` the radio then joins its networks again; 0 for after 5 minutes. */
      auto_off_minutes: number
      password_set: boolean
    }
    NewHotspotSettings: {
      /** @default never */
      use: components['schemas']['HotspotUse']
      /** @description 1 to 32 bytes. */
      ssid: string
      /**
       * @default wpa2
       * @enum {string}
       */
      security: 'wpa2' | 'wpa3' | 'wpa2-wpa3'
      /**
       * @description In GHz.
       * @default 2.4
       * @enum {string}
       */
      band: '2.4' | '5'
      /** @description 0: the panel chooses. */
      channel: number
      /** @description ISO 3166 code. */
      country: string
      /** @description The panel's, in a network of 255.255.255.0. */
      address: string
      dhcp_first: string
      dhcp_last: string
      lease_minutes: number
      /**
       * @description Whether the name is not sent.
       * @default false
       */
      hidden: boolean
      /**
       * @description Whether its devices reach the panel, but not each other.
       * @default true
       */
      isolate: boolean
      max_clients: number
      /** @description Minutes without a device after which it switches itself off; 0 for never. With `wifi_lost` the radio then joins its networks again; 0 for after 5 minutes. */
      auto_off_minutes: number
      /**
       * Format: password
       * @description 8 to 63 printable characters. Without it the stored one is kept.
       */
      password?: string
    }
    HotspotStatus: {
      use: components['schemas']['HotspotUse']
      /**
       * @description `waiting`: opens when Wi-Fi is lost.
       * @enum {string}
       */
      state: 'off' | 'waiting' | 'starting' | 'on' | 'failed'
      /** @description Why it is not on. */
      failure: 'radio_fault' | null
      /** @description Until it opens because Wi-Fi is not connected; `null` while it is. */
      opens_in_seconds: number | null
      /** @description Until it switches itself off or, with `wifi_lost`, until the radio joins its networks again; `null` while a device is joined, or for never. */
      auto_off_seconds: number | null
      /**
       * @description Current use of the hotspot's radio, the first one; `hotspot` also while Wi-Fi is lost.
       * @enum {string}
       */
      mode: 'off' | 'client' | 'hotspot'
      /** @description In use. */
      channel: number | null
      clients: components['schemas']['HotspotClient'][]
      /** @description Whether this call came over the radio, so that a change disconnects the caller. */
      serves_caller: boolean
    }
    HotspotClient: {
      mac: string
      /** @description As reported by the device; may be empty. */
      name: string
      address: string | null
      /** @description By the panel's clock. */
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
      /** @description Port through which this call came; `null` if it came another way. */
      port: string | null
      /** @description Address from which this call came. */
      address: string | null
    }
    EthernetPort: {
      /** @example eth0 */
      id: components['schemas']['Id']
      /** @enum {string} */
      link: 'up' | 'down'
      /** @description `null` without a link. */
      speed_mbit: number | null
      duplex: ('full' | 'half') | null
      mac: string
      rx_errors: number
      tx_errors: number
      /**
       * @description `fallback`: no lease; the address is link-local.
       * @enum {string}
       */
      state: 'link_down' | 'acquiring' | 'up' | 'conflict' | 'fallback'
      address: string | null
      mask: string | null
      gateway: string | null
      dns: string[]
      /** @description `null` without a lease. */
      lease_seconds_left: number | null
      /** @description Device that has the same address. */
      conflict_mac: string | null
      /** @description Fieldbus that owns the port, such as `EtherCAT`. */
      locked_by: string | null
    }
    EthernetSettings: {
      /** @enum {string} */
      method: 'dhcp' | 'static'
      /** @description Empty with DHCP. */
      address: string
      /** @description Such as `255.255.255.0`. */
      mask: string
      /** @description Empty for none. */
      gateway: string
      /** @description Empty for none, or with DHCP for that of the lease. */
      dns1: string
      /** @description Empty for none. */
      dns2: string
      /** @description One for the panel: the same for every port. Sent as DHCP option 12. */
      hostname: string
      /**
       * @description Used after a panel restart; until then `restart_needed` is set.
       * @default 1500
       */
      mtu: number
    }
    AddressToCheck: {
      address: string
    }
    AddressCheck: {
      /** @description `null` if no device has it. */
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
      /** @description `null` without a response. */
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
      /** @description `null` if the hop did not respond. */
      address: string | null
      milliseconds: number | null
    }
    TraceResult: {
      address: string
      /** @description Whether the host itself responded. */
      reached: boolean
      /** @description In the order of the route. */
      hops: components['schemas']['TraceHop'][]
    }
    SmtpUpdate: {
      /** @description Host name or IPv4 address; empty if no server is set. */
      host: string
      port: number
      /**
       * @description `starttls` begins unencrypted and fails if the server cannot encrypt; `tls` encrypts from the first byte.
       * @default starttls
       * @enum {string}
       */
      encryption: 'none' | 'starttls' | 'tls'
      /** @description For the login; empty if no server is set. */
      username: string
      /** @description Shown to the recipients. */
      sender_name: string
      /** @description Sender of the emails; empty if no server is set. */
      sender_address: string
      /**
       * @description Whether a server that cannot prove its name is rejected.
       * @default true
       */
      verify_certificate: boolean
      /** @description Seconds to wait for each response of the server. After a timeout the server is not tried again at once. */
      timeout_seconds: number
      /** @description Further attempts after a temporary failure. */
      retries: number
      /**
       * Format: password
       * @description Without it the stored password is kept. Required if none is set, with another host, port or username, with weaker encryption (`tls`, `starttls`, `none`), or if certificates are no longer verified.
       */
      password?: string
    }
    MailTestOrder: {
      settings: components['schemas']['SmtpUpdate']
      /** @description Contact to send to. */
      contact_id?: components['schemas']['Id']
      /** @description Group to send to. */
      group_id?: components['schemas']['Id']
    }
    MailTests: {
      items: components['schemas']['MailTest'][]
      total: number
    }
    MailTest: {
      /** @enum {string} */
      state: 'ok' | 'failed'
      /** @description Time of the outcome, by the panel's clock. */
      time: string
      settings: components['schemas']['TestedSettings']
      /** @description Whether the test used the password that was set then, and none of its own. Does not state whether the two are the same. */
      password_kept: boolean
      attempts: number
      /** @description Progress of the last attempt; `tls` only with an encryption. */
      steps: components['schemas']['MailTestStep'][]
      /** @description Addresses that it was sent to. */
      recipients: string[]
      /** @description Those that the server rejected. */
      refused_recipients: string[]
      /**
       * @description Why it failed. `tls_not_offered`: the server does not encrypt in this way at this port. `tls_protocol`: it accepts none of the panel's TLS versions and ciphers. `tls_certificate`: its certificate is not trusted, of another name, or not valid by the panel's clock. `refused`: any other rejection.
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
      /** @description Message of the server or the connection. */
      server_words: string
    }
    MailTestStep: {
      /** @enum {string} */
      name: 'resolve' | 'connect' | 'tls' | 'login' | 'send'
      state: components['schemas']['TestStepState']
      milliseconds: number | null
    }
    TestedSettings: {
      /** @description Host name or IPv4 address; empty if no server is set. */
      host: string
      port: number
      /**
       * @description `starttls` begins unencrypted and fails if the server cannot encrypt; `tls` encrypts from the first byte.
       * @enum {string}
       */
      encryption: 'none' | 'starttls' | 'tls'
      /** @description For the login; empty if no server is set. */
      username: string
      /** @description Shown to the recipients. */
      sender_name: string
      /** @description Sender of the emails; empty if no server is set. */
      sender_address: string
      /** @description Whether a server that cannot prove its name is rejected. */
      verify_certificate: boolean
      /** @description Seconds to wait for each response of the server. */
      timeout_seconds: number
      /** @description Further attempts after a temporary failure. */
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
      /** @description Name of the person or the duty. */
      name: string
      /** @description Unique among all contacts, regardless of case. */
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
      /** @description May be empty. */
      name: string
      /** @description Ids of contacts. */
      members: components['schemas']['Id'][]
    }
    SmtpSettings: {
      /** @description Host name or IPv4 address; empty if no server is set. */
      host: string
      port: number
      /**
       * @description `starttls` begins unencrypted and fails if the server cannot encrypt; `tls` encrypts from the first byte.
       * @enum {string}
       */
      encryption: 'none' | 'starttls' | 'tls'
      /** @description For the login; empty if no server is set. */
      username: string
      /** @description Shown to the recipients. */
      sender_name: string
      /** @description Sender of the emails; empty if no server is set. */
      sender_address: string
      /** @description Whether a server that cannot prove its name is rejected. */
      verify_certificate: boolean
      /** @description Seconds to wait for each response of the server. */
      timeout_seconds: number
      /** @description Further attempts after a temporary failure. */
      retries: number
      /** @description Whether a password is stored. */
      password_set: boolean
      /** @description By the panel's clock. */
      password_changed_at: string | null
    }
    MailQueue: {
      /** @description Number of emails that wait. */
      queue_length: number
      /** @description Since when the first of them waits, by the panel's clock; `null` if none does. */
      queue_oldest: string | null
    }
    Health: {
      /** @description Date and time of this reading. */
      time: string
      subsystems: components['schemas']['SubsystemHealth'][]
      /** @description Of the parts that the permissions of the user admit, as in `GET /system/findings`; most severe first. */
      findings: components['schemas']['HealthFinding'][]
      /** @description The newest five of the event log, newest first; none without its permission. */
      events: components['schemas']['HealthEvent'][]
    }
    SubsystemHealth: {
      /** @enum {string} */
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
        | 'demo'
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
      /** @description Values for the text, such as `port` or `percent`, which is rounded to a whole number. */
      params: {
        [key: string]: string
      }
      /** @description Seconds since its last response; `null` if it never responded. */
      age_seconds: number | null
    }
    HealthFinding: {
      id: components['schemas']['Id']
      /**
       * @description What is wrong. `backup_failed`: the newest run failed that was not cancelled and whose target is not `pc`. `backup_overdue`: the schedule has brought no backup for more than a day longer than its interval, even if it never has; `since` is the end of the last one, or when the schedule was set, whichever is later, and `params.days` the days since then. What counts is `verified` and outside the panel; one that was `sent` counts only while the target of the settings is `email`. `backup_target_failed`: the target of the settings is the one whose last test failed, see `failed_test` of `GET /data/backup/situation`, while `backup_failed` does not apply; `since` is the time of the test. `recipe_backup_failed`, `recipe_backup_overdue` and `recipe_backup_target_failed`: the same of the recipes. `web_certificate_expires`: in less than 30 days, see `params.days`. `codesys_demo`: the runtime runs without a licence, and stops when the demo ends. `easyaccess_disconnected`: the last connection failed or was lost, and the panel is not connecting. `opcua_not_started`: the last start of the OPC UA server failed, or its service does not respond although the server starts with the panel; `params.cause` is the code of `last_error`, or `service_unavailable`. `unexpected_restart`: the panel has restarted within 24 h without being asked to, see `GET /system/restarts`; `since` is the time of the newest such start. `service_server_failed`: the last request to its time or log server failed. `params.service` is a `MiscServiceId`.
       * @enum {string}
       */
      code:
        | 'project_stopped'
        | 'no_project'
        | 'project_updating'
        | 'plc_disconnected'
        | 'host_disconnected'
        | 'codesys_fault'
        | 'codesys_demo'
        | 'easyaccess_disconnected'
        | 'restart_needed'
        | 'unexpected_restart'
        | 'factory_password'
        | 'factory_level_password'
        | 'account_locked'
        | 'certificate_expires'
        | 'certificate_expired'
        | 'certificate_uri_mismatch'
        | 'opcua_not_started'
        | 'licence_ends'
        | 'licence_ended'
        | 'disk_almost_full'
        | 'memory_almost_full'
        | 'backup_failed'
        | 'backup_overdue'
        | 'backup_target_failed'
        | 'recipe_backup_failed'
        | 'recipe_backup_overdue'
        | 'recipe_backup_target_failed'
        | 'data_loss'
        | 'port_without_link'
        | 'wifi_failed'
        | 'clock_wrong'
        | 'clock_set_by_hand'
        | 'web_certificate_expires'
        | 'web_certificate_expired'
        | 'service_crashed'
        | 'service_port_taken'
        | 'service_server_failed'
      /**
       * @description Only a hint can be acknowledged.
       * @enum {string}
       */
      severity: 'fault' | 'attention' | 'hint'
      /** @description Values for the text, such as `port` or `percent`; `radio` if `wifi_failed` is about a radio other than the first; `link`, the id of the link, of `plc_disconnected`. */
      params: {
        [key: string]: string
      }
      /** @description Whether the hint is known and intended. */
      acknowledged: boolean
      /**
       * @description Time at which the cause began; if that is unknown, at which the panel first noticed it, kept as long as the cause lasts. Null if neither is known.
       * @example 2026/11/21 09:12:44
       */
      since?: string | null
    }
    HealthEvent: {
      id: components['schemas']['Id']
      /** @description By the panel's clock. */
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
       * @description Of an `alarm`: `fault` if its priority is emergency, otherwise `attention`.
       * @enum {string}
       */
      severity: 'info' | 'attention' | 'fault'
      /**
       * @description As in the event log. Shown in place of the severity, so that an event looks the same everywhere.
       * @enum {string}
       */
      priority?: 'low' | 'middle' | 'high' | 'emergency'
      /**
       * @description Of an `alarm`, as in the event log.
       * @enum {string}
       */
      state?: 'triggered' | 'acknowledged' | 'returned_unacknowledged' | 'returned'
      /** @description Values for the text, such as `port` or `percent`, which is rounded to a whole number. */
      params: {
        [key: string]: string
      }
    }
    AcceptedRisks: {
      items: components['schemas']['AcceptedRisk'][]
      total: number
    }
    AcceptedRisk: {
      id: components['schemas']['Id']
      reason: string
      /**
       * @description Last day on which it counts, by the panel's clock.
       * @example 2027/05/31
       */
      until: string
      /** @description Who has accepted it. */
      username: string
      /** @description When that was, by the panel's clock. */
      time: string
    }
    RiskAcceptance: {
      reason: string
      /** @description Last day on which it counts, by the panel's clock; today or later. */
      until: string
    }
    ReferenceConfiguration: {
      /** @description By the panel's clock. */
      time: string | null
      /** @description Who has kept it. */
      username: string | null
    }
    ReferenceSnapshot: {
      /** @description The snapshot file of the console, or another text. */
      text: string
    }
    ReferenceText: {
      /** @description As it was sent. */
      text: string | null
    }
    /**
     * @description What a finding can be about. A part with a permission is for users who have it.
     * @enum {string}
     */
    FindingPart:
      | 'alarms'
      | 'project'
      | 'plcs'
      | 'network'
      | 'storage'
      | 'memory'
      | 'clock'
      | 'certificates'
      | 'opcua'
      | 'codesys'
      | 'easyaccess'
      | 'host'
      | 'backups'
      | 'accounts'
      | 'level_passwords'
      | 'licences'
      | 'restart'
      | 'services'
      | 'recipe_backups'
    Findings: {
      /** @description Date and time of this reading. */
      time: string
      /** @description Parts that were checked for this user. Only of these the absence of findings is good news. */
      checked: components['schemas']['FindingPart'][]
      /** @description Parts that did not respond. */
      silent: components['schemas']['FindingPart'][]
      /** @description Null if `checked` lacks `alarms`. */
      alarms: components['schemas']['ActiveAlarms'] | null
      /** @description Most severe first. */
      findings: components['schemas']['HealthFinding'][]
      /** @description A scheduled restart within the next 10 s; missing otherwise, and while it waits for a job. */
      restart?: {
        /** @description Time until it begins. */
        in_seconds: number
        /** @description How long it takes. */
        seconds: number
      }
    }
    /** @description Alarms that have not returned to normal. */
    ActiveAlarms: {
      emergency: components['schemas']['ActiveAlarmCount']
      high: components['schemas']['ActiveAlarmCount']
      middle: components['schemas']['ActiveAlarmCount']
      low: components['schemas']['ActiveAlarmCount']
      /** @description Number of the newest alarm, active or not; 0 if there was none. */
      newest: number
      /** @enum {string} */
      buzzer: 'sounding' | 'silent'
      /** @description The most important one: of the highest priority, unacknowledged before acknowledged, then the oldest. Null without an active alarm. */
      first: components['schemas']['ActiveAlarm'] | null
    }
    ActiveAlarmCount: {
      active: number
      /** @description Those that no one has acknowledged. */
      unacknowledged: number
    }
    ActiveAlarm: {
      /** @description Number of the event. */
      number: number
      text: string
      /** @enum {string} */
      priority: 'low' | 'middle' | 'high' | 'emergency'
      acknowledged: boolean
      /**
       * @description By the panel's clock.
       * @example 2026/11/21 09:12:44
       */
      triggered_at: string
      /** @description Since then; independent of the clock being set. */
      age_seconds: number
    }
    Restarts: {
      items: components['schemas']['Restart'][]
      total: number
    }
    Restart: {
      /**
       * @description When the panel had started again, by its clock at that time.
       * @example 2026/11/21 09:41:07
       */
      time: string
      /**
       * @description Asked for: `user`, by a user of the console or at the panel; `schedule`, by the scheduled restart; `update`, of the project or the firmware. Not asked for: `power`, switched off or power lost; `undervoltage`, its supply was too low; `watchdog`, reset because the software did not respond; `crash`, the operating system ended. Firmware may return others, which a client shows as they are.
       * @example watchdog
       */
      cause: string
      /** @description Who asked for it; empty without the permission, and where it was no user of the console. */
      username: string
      /** @description Reason that the user gave in `POST /system/restart`; empty without the permission, and where there is none. */
      reason: string
      /** @description How long the panel had run before it; null if that is unknown. */
      up_time_seconds: number | null
      /** @description Last lines of the system log before it, oldest first, at most 20; empty if there are none. They name no user. */
      lines: components['schemas']['RestartLine'][]
    }
    RestartLine: {
      /**
       * @description By the panel's clock.
       * @example 2026/11/21 09:40:42
       */
      time: string
      /** @description As the system has written it, in English. */
      text: string
    }
    ClockChanges: {
      items: components['schemas']['ClockChange'][]
      /** @description Number of changes that overlap the range. */
      total: number
    }
    ClockChange: {
      /**
       * @description `manual`: set by hand. `time_server`: set by a time server. `zone`: another time zone. `summer_time`: summer time began or ended.
       * @enum {string}
       */
      cause: 'manual' | 'time_server' | 'zone' | 'summer_time'
      /**
       * @description What the clock showed.
       * @example 2026/11/21 03:00:00
       */
      before: string
      /**
       * @description To what it was set.
       * @example 2026/11/21 02:00:00
       */
      after: string
      /** @example Asia/Tokyo */
      zone_before: string
      /** @example Asia/Taipei */
      zone_after: string
      /** @description Who set the clock or the zone; empty without the permission, and where it was no user of the console. */
      username: string
    }
    RecipeBackupSettings: {
      contents: ('recipes' | 'retentive' | 'extended')[]
      target: components['schemas']['FileTarget']
      /** @description Without control characters and characters that are invisible or change the reading direction. May contain `{hmi}`, `{project}` and times such as `{yyyyMMdd_HHmmss}`. */
      name_pattern: string
      /** @description Number of backups on a target; older ones are deleted after a backup. */
      keep_last: number
      /**
       * @default none
       * @enum {string}
       */
      schedule: 'none' | 'daily' | 'change'
      /** @description By the panel's clock. */
      daily_at: string
      email_to: string
    }
    NewRecipeBackupSettings: {
      contents: ('recipes' | 'retentive' | 'extended')[]
      target: components['schemas']['NewFileTarget']
      /** @description Without control characters and characters that are invisible or change the reading direction. May contain `{hmi}`, `{project}` and times such as `{yyyyMMdd_HHmmss}`. */
      name_pattern: string
      /** @description Number of backups on a target; older ones are deleted after a backup. */
      keep_last: number
      /**
       * @default none
       * @enum {string}
       */
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
      /** @description The last test of the target of the settings, saved or not at that time, if it failed and no backup to it has succeeded since. */
      failed_test?: components['schemas']['FailedTargetTest'] | null
    }
    RecipeBackups: {
      items: components['schemas']['RecipeBackup'][]
      total: number
    }
    RecipeBackup: {
      id: components['schemas']['Id']
      name: string
      made_at: string
      /** @description Username; empty for the schedule. */
      made_by: string
      size_bytes: number
      /** @description SHA-256. */
      checksum: string
      target: components['schemas']['FileTargetKind']
      /** @description Host of the server that stores the backup; otherwise empty. */
      host: string
      contents: ('recipes' | 'retentive' | 'extended')[]
      project: components['schemas']['RecipeBackupProject']
      format: number
      records: number
      /** @description Whether the panel can try to read the backup: its medium is in the panel, or its server is that of the settings. */
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
      /** @description Number of records in the backup. */
      records: number
      recipes: components['schemas']['RecipeRestoreCount'][]
      memory: components['schemas']['MemoryRestoreCount'][]
    }
    RecipeRestore: {
      /** @description Names of the recipes to restore. */
      recipes: string[]
      /** @description Areas of memory to restore. */
      memory: ('retentive' | 'extended')[]
      /** @description Number of records of these recipes in the backup. */
      records: number
      reason: string
    }
    MemoryRestoreCount: {
      /** @enum {string} */
      area: 'retentive' | 'extended'
      /** @description Number of 16-bit words in the backup. */
      words: number
      /** @description Number of them that differ from the panel's. */
      changed: number
    }
    /**
     * @description Why a backup could not be sent.
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
    /** @description Without control characters and characters that are invisible or change the reading direction. */
    ProjectText: string
    ProjectDetails: {
      name: components['schemas']['ProjectText']
      model: components['schemas']['ProjectText']
      compiled_at: string
      tool_version: components['schemas']['ProjectText']
      size_bytes: number
      unpacked_bytes: number
      /** @description SHA-256 of the package, its header included. */
      checksum: string
      /** @description Name of the key that verified the package's signature; null if the package is not signed. Missing if the panel verifies no signatures. */
      signed_by?: string | null
    }
    RunningProject: {
      project: components['schemas']['ProjectDetails']
      /** @enum {string} */
      state: 'running' | 'stopped' | 'updating'
      since: string
      /** @description Since its installation. */
      restarts: number
      backup_allowed: boolean
    }
    PreviousProject: {
      project: components['schemas']['ProjectDetails']
      required_password: components['schemas']['ProjectPassword']
      /** @description Time until which it is kept. */
      until: string
    }
    /**
     * @description Required passwords: always that of the level Upload Project, and in addition that of the package where it has one.
     * @enum {string}
     */
    ProjectPassword: 'upload-project' | 'upload-project-and-package'
    ProjectRollback: {
      /**
       * Format: password
       * @description The password of the level Upload Project.
       */
      password: string
      /**
       * Format: password
       * @description The password of the package, required if it has one.
       */
      package_password?: string
    }
    ProjectOverview: {
      running: components['schemas']['RunningProject'] | null
      previous: components['schemas']['PreviousProject'] | null
      model: string
      runtime_version: string
      free_bytes: number
      /** @description Maximum size of a package. */
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
      /** @description Whether its tool is newer than the panel's runtime. */
      newer_tool: boolean
      /** @description Whether the update restarts the whole panel, which ends all sessions. */
      restarts_panel: boolean
      same_as_running: boolean
    }
    ProjectUpdate: {
      candidate: components['schemas']['Id']
      /**
       * Format: password
       * @description The password of the level Upload Project.
       */
      password: string
      /**
       * Format: password
       * @description The password of the package, required if it has one.
       */
      package_password?: string
      /** @description Whether the records of recipes go on in recipes with the same id. Without it the new project begins with its own; a rollback restores the previous ones. */
      keep_recipes: boolean
      /** @description Whether the records of data logs go on in logs with the same id and channels. Without it they are deleted. The event log goes on in any case: an update deletes no event. */
      keep_history: boolean
      /** @description Whether the retentive data of the runtime go on. Without it they are cleared. */
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
     * @description Why a job of kind `project-update`, `project-restart` or `project-rollback` failed.
     * @enum {string}
     */
    ProjectJobErrorCode:
      | 'medium_missing'
      | 'not_a_package'
      | 'package_damaged'
      | 'signature_invalid'
      | 'project_incompatible'
      | 'not_enough_space'
      | 'restart_failed'
    /**
     * @description Where an operation came from: the panel itself, WebView, VNC, OPC UA or this console.
     * @enum {string}
     */
    OperationPlace: 'panel' | 'webview' | 'vnc' | 'opcua' | 'console'
    /**
     * @description `refused`: not allowed by the panel. `failed`: allowed, but not successful.
     * @enum {string}
     */
    OperationResult: 'done' | 'refused' | 'failed'
    /**
     * @description `change`, `add` and `delete` concern settings and list entries, `write` a tag value, `press` a button of the project, `load` a recipe; `sign_in` is also a login at WebView; `run` is any other action, `end_job` the end of what it started.
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
      /** @description Path, such as `port`, or `[3].name` for entry 3 of a list. */
      field: string
      /** @description Null if there was none or it is unknown. */
      previous: string | number | boolean | null
      /** @description Null if there is none. */
      next: string | number | boolean | null
      /** @description Whether a field with `writeOnly`, such as a password or file content, was set; both values are then null. */
      secret?: boolean
    }
    OperationRecord: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      kind: 'record'
      /** @description Never reused. */
      number: number
      /**
       * @description Panel time of the operation; the numbers give the order.
       * @example 2026/11/21 09:41:07
       */
      time: string
      /**
       * @description The panel's time zone at that time.
       * @example Asia/Tokyo
       */
      zone: string
      /** @description Empty if no one was logged in, or a refused login named no one. */
      username: string
      /** @description Classes of an operator account as letters; `administrator` or `user` for a console account; otherwise empty. */
      role: string
      place: components['schemas']['OperationPlace']
      /** @description The caller's IP address; null at the panel itself. */
      address: string | null
      /** @description From the console, the tag of the call in this contract; otherwise the name of the project's screen; empty over OPC UA. */
      screen: string
      action: components['schemas']['OperationAction']
      /** @description Name of what was changed: of an entry of a list its name; otherwise the end of the path in words. */
      object: string
      /** @description Call of this contract, or function of the project. What the panel does by itself has an empty `username`: `Job` with the kind of a job that ended, and `Schedule restart` for the scheduled restart. */
      function: string
      /** @description Path of the call, or address in the PLC. */
      target: string
      /** @description The requested changes if the operation was refused or failed. */
      changes: components['schemas']['OperationChange'][]
      /** @description Number of all changes, listed or not. */
      change_count: number
      result: components['schemas']['OperationResult']
      /** @description Number of repeated operations that are one record, with the values before the first and after the last of them; missing for a single one. The numbers of the others are missing. */
      merged?: number
      /** @description Why it was refused or failed; null if done. */
      code: string | null
      /** @description Further text, such as the reason for a restart. */
      information: string
      utc_offset?: components['schemas']['UtcOffset']
      /** @description Signal in a data log that records what was operated, or the nearest to it at the same machine; null if none does. */
      logged?: components['schemas']['LoggedSignal'] | null
    }
    OperationGap: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      kind: 'gap'
      /** @description First missing number. */
      first: number
      /** @description Last missing number. */
      last: number
      /** @description Time of the record before the gap; null if there is none. */
      after: string | null
      /** @description Time of the record after the gap; null if there is none yet. */
      before: string | null
    }
    OperationEntry: components['schemas']['OperationRecord'] | components['schemas']['OperationGap']
    OperationPage: {
      /** @description Newest first. */
      items: components['schemas']['OperationEntry'][]
      /** @description Number of matching records and gaps. */
      total: number
      /** @description Number of gaps among them; may be missing. */
      gaps?: number
      /** @description Highest number so far, matching or not; 0 if none. */
      newest: number
      /** @description Missing numbers in all gaps of the range. */
      missing: number
    }
    OperationLogStatus: {
      /**
       * @description `nearly_full`: nearly full, and recording stops then. `stopped`: full, nothing is recorded but what `reserved_percent` of `x-operation-log` is for.
       * @enum {string}
       */
      state: 'recording' | 'nearly_full' | 'stopped'
      records: number
      /** @description Maximum number of records. */
      capacity: number
      /** @description Number of the oldest record; null if the log is empty. */
      oldest: number | null
      /** @description Number of the newest record; null if the log is empty. */
      newest: number | null
      /** @description Operations since recording stopped because the log was full. */
      unrecorded: number
      when_full: components['schemas']['WhenLogFull']
    }
    OperationLogSettings: {
      /** @default overwrite */
      when_full: components['schemas']['WhenLogFull']
    }
    OperationExport: {
      /**
       * @description Start of the range, inclusive.
       * @example 2026.11.21-09:41:07
       */
      from?: string
      /**
       * @description End of the range, inclusive.
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
       * @description Why the panel has no runtime. `licence` states whether it is licensed.
       * @enum {string}
       */
      availability: 'available' | 'not_on_this_model' | 'not_in_project'
      licence: components['schemas']['CodesysLicence']
      /** @description Key to which a licence is bound. */
      hardware_key: string
      runtime: components['schemas']['CodesysRuntime']
      /** @description Newer runtime that came with the firmware. */
      offered_version: string | null
      /** @description The boot application. */
      application: components['schemas']['CodesysApplication'] | null
      retain: components['schemas']['CodesysRetain']
      free_bytes: number
      /** @description Maximum size of a package. */
      max_bytes: number
    }
    CodesysLicence: {
      /**
       * @description `demo` during its two hours.
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
      /** @description By the panel's clock. */
      since: string | null
      version: string
      /** @description Why it stopped, in the runtime's own words. */
      fault: string | null
    }
    CodesysApplication: {
      name: string
      /** @description By the panel's clock. */
      built_at: string
      /** @description First 32 bits of its SHA-256. */
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
      /** @description The runtime's own, apart from the panel's. */
      address: string
      mask: string
      /** @description Empty for none. */
      gateway: string
      /** @description Wired ports that belong to the runtime's fieldbus, and not to the panel. */
      fieldbus_ports: components['schemas']['Id'][]
      /** @default true */
      start_with_panel: boolean
    }
    CodesysCommand: {
      /** @description HMI name, regardless of case. */
      machine_name: string
    }
    CodesysReset: {
      /** @description HMI name, regardless of case. */
      machine_name: string
      /** @enum {string} */
      kind: 'warm' | 'cold'
    }
    CodesysUpdate: {
      /** @description Id of a checked package of this session (`candidate_gone` for any other); without it the offered version. */
      package?: components['schemas']['Id']
      /** @description HMI name, regardless of case. */
      machine_name: string
      /**
       * Format: password
       * @description The password of the level Upload Project.
       */
      password: string
    }
    CodesysActivation: {
      /**
       * Format: password
       * @description Its last character is a check character (Luhn mod 32 over the other 19).
       */
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
      /** @description Whether it is older than the installed runtime. */
      older: boolean
    }
    /**
     * @description Why a job of the kind `codesys-update` failed.
     * @enum {string}
     */
    CodesysJobErrorCode: 'not_enough_space' | 'runtime_start_failed'
    /**
     * @description `lan`: over the network.
     * @enum {string}
     */
    PlcPort: 'lan' | 'com1' | 'com2' | 'com3'
    /** @enum {string} */
    SerialMode: 'rs232' | 'rs485_2w' | 'rs485_4w'
    /**
     * @description `slow`: responds after more than half of its timeout. `port_conflict`: drivers or settings that exclude each other share its port.
     * @enum {string}
     */
    PlcLinkState: 'up' | 'slow' | 'no_reply' | 'disabled' | 'port_conflict'
    /**
     * @description `no_cable`: no network port leads there. `unreachable`: nothing responds at the address. `timeout`: connected, but without a response. `wrong_reply`: a response of another protocol. `exception`: the device rejects the request. `framing`, `parity`: of characters on the wire.
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
      /** @description Details for specialists, in English. */
      detail: string
      /** @description Share of bad characters on a wire. */
      error_percent: number | null
    }
    CommunicationLink: {
      id: components['schemas']['Id']
      name: string
      driver: string
      port: components['schemas']['PlcPort']
      /** @description Empty for a serial port. */
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
      /** @description Of the last response; `null` without one. */
      round_trip_ms: number | null
      /** @description Last error since `counted_since`, which may be over. */
      last_error: components['schemas']['PlcLinkError'] | null
    }
    PlcLinks: {
      items: components['schemas']['CommunicationLink'][]
      total: number
    }
    PlcDeviceSettings: {
      enabled: boolean
      port: components['schemas']['PlcPort']
      /** @description IPv4 address; empty for a serial port. */
      address: string
      /** @description `null` for a serial port. */
      tcp_port: number | null
      /** @description Station number; the drivers permit parts of this range. */
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
      /** @description Ports that the driver supports. */
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
      /** @description `null` if a value was read. */
      code: components['schemas']['PlcLinkFault'] | null
      milliseconds: number | null
      detail: string
      /** @description Share of bad characters on a wire. */
      error_percent: number | null
    }
    /**
     * @description Kind of records. To see them, `data_logs` requires the permission `data-log`, `events` requires `event-log`, and `operations` requires `operation-log`.
     * @enum {string}
     */
    DataBackupContent: 'data_logs' | 'events' | 'operations'
    DataBackupSettings: {
      contents: components['schemas']['DataBackupContent'][]
      /**
       * @description By the time of the records. `days`: today and the days before it, `days` in all.
       * @default today
       * @enum {string}
       */
      range: 'today' | 'yesterday' | 'all' | 'days'
      days: number
      /**
       * @description `csv`: UTF-8, a file per log in the format of its export: comma, decimal point and times with their offset; for a data log also the record numbers. `database`: one SQLite 3 file with a table per log, which has the columns and rows of its CSV file, and the table `Origin`, which states where and when each was recorded. In both, `Quality` of a data log is `good`, `no value` or `gap`; a gap is a row without a number or values, and missing operations are a row too. A gap is in the backup that contains the record after it.
       * @default csv
       * @enum {string}
       */
      format: 'csv' | 'database' | 'both'
      /** @description Language of event texts, also in scheduled runs. Texts that the project lacks in it are in English. */
      language: components['schemas']['LanguageCode']
      target: components['schemas']['FileTarget']
      /** @description Letter of the contact group that receives the email; empty for none. */
      email_group: string
      /** @description Maximum size of an email backup in MiB; a larger one is not sent. */
      email_limit_mb: number
      /** @description Without control characters and characters that are invisible or change the reading direction. Placeholders: `{hmi}`, `{log}`, and letters of date and time such as `{yyyyMMdd_HHmmss}`. */
      name_pattern: string
      /**
       * @description Whether a run also includes records outside the range that no backup contains, such as those of failed runs.
       * @default true
       */
      catch_up: boolean
      /**
       * @description `event`: when an alarm of the priority, or a higher one, is triggered. A failed scheduled run is repeated every 15 minutes.
       * @default none
       * @enum {string}
       */
      schedule: 'none' | 'daily' | 'weekly' | 'event'
      /** @description By the panel's clock. */
      at: string
      /**
       * @default mon
       * @enum {string}
       */
      weekday: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'
      /**
       * @default emergency
       * @enum {string}
       */
      event_priority: 'low' | 'middle' | 'high' | 'emergency'
      /**
       * @description Whether a run that was read back from outside the panel then deletes old records from the panel: only of the kinds in its `contents`, and only those that it or an earlier such run contains. A run to another `target` than that of the settings is no such run: it deletes nothing, and what it contains does not count as copied here.
       * @default false
       */
      delete_copied: boolean
      /** @description Minimum age in days of a deleted record, by the time that has passed: its time is before each that the panel's clock has shown in these days, so that a clock that was set deletes nothing. */
      retention_days: number
    }
    NewDataBackupSettings: {
      contents: components['schemas']['DataBackupContent'][]
      /**
       * @description By the time of the records. `days`: today and the days before it, `days` in all.
       * @default today
       * @enum {string}
       */
      range: 'today' | 'yesterday' | 'all' | 'days'
      days: number
      /**
       * @description `csv`: UTF-8, a file per log in the format of its export: comma, decimal point and times with their offset; for a data log also the record numbers. `database`: one SQLite 3 file with a table per log, which has the columns and rows of its CSV file, and the table `Origin`, which states where and when each was recorded. In both, `Quality` of a data log is `good`, `no value` or `gap`; a gap is a row without a number or values, and missing operations are a row too. A gap is in the backup that contains the record after it.
       * @default csv
       * @enum {string}
       */
      format: 'csv' | 'database' | 'both'
      /** @description Language of event texts, also in scheduled runs. Texts that the project lacks in it are in English. */
      language: components['schemas']['LanguageCode']
      target: components['schemas']['NewFileTarget']
      /** @description Letter of the contact group that receives the email; empty for none. */
      email_group: string
      /** @description Maximum size of an email backup in MiB; a larger one is not sent. */
      email_limit_mb: number
      /** @description Without control characters and characters that are invisible or change the reading direction. Placeholders: `{hmi}`, `{log}`, and letters of date and time such as `{yyyyMMdd_HHmmss}`. */
      name_pattern: string
      /**
       * @description Whether a run also includes records outside the range that no backup contains, such as those of failed runs.
       * @default true
       */
      catch_up: boolean
      /**
       * @description `event`: when an alarm of the priority, or a higher one, is triggered. A failed scheduled run is repeated every 15 minutes.
       * @default none
       * @enum {string}
       */
      schedule: 'none' | 'daily' | 'weekly' | 'event'
      /** @description By the panel's clock. */
      at: string
      /**
       * @default mon
       * @enum {string}
       */
      weekday: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'
      /**
       * @default emergency
       * @enum {string}
       */
      event_priority: 'low' | 'middle' | 'high' | 'emergency'
      /**
       * @description Whether a run that was read back from outside the panel then deletes old records from the panel: only of the kinds in its `contents`, and only those that it or an earlier such run contains. A run to another `target` than that of the settings is no such run: it deletes nothing, and what it contains does not count as copied here.
       * @default false
       */
      delete_copied: boolean
      /** @description Minimum age in days of a deleted record, by the time that has passed: its time is before each that the panel's clock has shown in these days, so that a clock that was set deletes nothing. */
      retention_days: number
    }
    DataBackupSituation: {
      media: components['schemas']['DataBackupMedium'][]
      /** @description Contact groups that have members. */
      groups: components['schemas']['DataBackupGroup'][]
      /** @description The last test of the target of the settings, saved or not at that time, if it failed and no backup to it has succeeded since. */
      failed_test?: components['schemas']['FailedTargetTest'] | null
    }
    DataBackupMedium: {
      id: components['schemas']['Id']
      /** @enum {string} */
      target: 'usb' | 'sd'
      label: string
      free_bytes: number
      read_only: boolean
      /** @description Whether a job writes to it or reads from it. */
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
      /** @description Newest backup that was read back from outside the panel. */
      last_copy: components['schemas']['DataBackupCopy'] | null
    }
    DataForecastSource: {
      source: components['schemas']['DataBackupContent']
      records: number
      used_percent: number
      /**
       * @description Whether the oldest record is overwritten or logging stops.
       * @enum {string}
       */
      when_full: 'overwrite' | 'stop'
      /** @description Time of the oldest record. */
      oldest: string | null
      /** @description Days until the first record is lost because of the log's size or age limit; `null` if the log does not grow. */
      days_until_full: number | null
      /**
       * @description Which limit that is.
       * @enum {string}
       */
      limit?: 'size' | 'age'
      /** @description Number of records that no verified backup outside the panel contains; for `data_logs` and `operations` it equals `records` as long as no such backup has that kind. An event counts from when it is over and acknowledged, as it changes until then. */
      unsaved: number
      /** @description Time of the oldest of them, the next record to be lost permanently. */
      first_unsaved: string | null
      /** @description Days until `first_unsaved` is lost; `null` for never, as things are: without such a record, and in a log that stops when it is full. `data_loss` is a finding seven days before, and seven days before a log stops. */
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
      /** @description Host of a server; otherwise empty. */
      host: string
    }
    DataBackupRuns: {
      items: components['schemas']['DataBackupRun'][]
      total: number
    }
    DataBackupRun: {
      id: components['schemas']['Id']
      /**
       * @description By the panel's clock.
       * @example 2026/11/21 03:00:04
       */
      started_at: string
      ended_at: string
      /** @description Empty for the schedule. */
      started_by: string
      target: components['schemas']['FileTargetKind']
      /** @description Host of a server; otherwise empty. */
      host: string
      /** @description Kinds of records that the run backed up. Older firmware does not send it. */
      contents?: components['schemas']['DataBackupContent'][]
      /**
       * @description `sent`: a mail server accepted the backup, which cannot be read back.
       * @enum {string}
       */
      state: 'verified' | 'sent' | 'failed' | 'cancelled'
      /** @description Why it failed. */
      error_code: components['schemas']['DataBackupErrorCode'] | null
      /** @description Message of the server or the panel. */
      message: string
      /** @description Time of the first record. */
      from: string | null
      /** @description Time of the last record. */
      to: string | null
      records: number
      /** @description Number of old records that were deleted from the panel afterwards. */
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
      | ('group_empty' | 'internal_error')
    Impact: {
      plc_links: components['schemas']['ImpactLinks']
      opcua_clients: components['schemas']['ImpactClients']
      factory_hosts: components['schemas']['ImpactHosts']
      remote_access: components['schemas']['ImpactRemoteAccess']
      viewers: components['schemas']['ImpactViewers']
      ftp_clients?: components['schemas']['ImpactFtpClients']
      jobs: components['schemas']['ImpactJobs']
      active_alarms: components['schemas']['ImpactAlarms']
      /** @description Duration of a panel restart. */
      restart_seconds: number
      /** @description Lists of which the user may not see all. Missing: none. */
      hidden?: (
        | 'plc_links'
        | 'opcua_clients'
        | 'factory_hosts'
        | 'remote_access'
        | 'webview_viewers'
        | 'vnc_viewers'
        | 'ftp_clients'
        | 'jobs'
        | 'active_alarms'
      )[]
    }
    /** @description Links to PLCs over which values are exchanged now. */
    ImpactLinks: {
      items: components['schemas']['ImpactLink'][]
      total: number
    }
    ImpactLink: {
      /** @description Name of the PLC. */
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
      /** @description Application name. */
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
      /** @description Port of the settings. */
      port?: number
      /** @description Device ID. */
      device?: number
      /**
       * @description `passive`: the host connects to the panel.
       * @enum {string}
       */
      role?: 'active' | 'passive'
    }
    /** @description Users of the EasyAccess 2.0 connection. */
    ImpactRemoteAccess: {
      items: components['schemas']['ImpactRemoteUser'][]
      total: number
    }
    ImpactRemoteUser: {
      /** @description Empty if unknown. */
      name: string
    }
    /** @description Remote viewers and operators of the panel's screen. */
    ImpactViewers: {
      items: components['schemas']['ImpactViewer'][]
      total: number
    }
    ImpactViewer: {
      /** @enum {string} */
      kind: 'webview' | 'vnc'
      /** @description Name of the user; empty if unknown. */
      name: string
      address: string
      /** @enum {string} */
      role: 'view' | 'control'
    }
    /** @description Clients that are logged in to the FTP server. */
    ImpactFtpClients: {
      items: components['schemas']['ImpactFtpClient'][]
      total: number
    }
    ImpactFtpClient: {
      /** @description Name of the user. */
      name: string
      address: string
    }
    /** @description Running jobs, regardless of who may see them. */
    ImpactJobs: {
      items: components['schemas']['ImpactJob'][]
      total: number
    }
    ImpactJob: {
      /** @description `kind` of the `Job`. */
      kind: string
      subject: string
      percent: number
    }
    /** @description Active alarms, highest priority first. */
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
       * @description `warning`: running, but see `reason`. `port_conflict`: another service uses the port, see `taken_by`. `restart_needed`: running with earlier settings, such as the web server with its earlier certificate. `failed`: crashed, see `lines`.
       * @enum {string}
       */
      state: 'off' | 'starting' | 'running' | 'warning' | 'port_conflict' | 'restart_needed' | 'failed'
      /**
       * @description Start of a running service.
       * @example 2026/11/21 08:00:12
       */
      since: string | null
      /** @description Port that it listens on. */
      port: number | null
      reason: components['schemas']['MiscReason'] | null
      taken_by: components['schemas']['MiscPortOwner'] | null
      /** @description Clients that are connected or sent a request within the last minute; at most 20. Those of VNC are in `GET /features/vnc/status`. */
      users: components['schemas']['MiscServiceUser'][]
      /** @description Last lines of its log if it failed. */
      lines: string[]
    }
    /**
     * @description `factory_password`: the History password is still the factory one. `not_encrypted`: passwords and data can be read on the network. `unresolved`, `no_reply`, `invalid_reply`, `not_synchronised`: result of the last request to the server, as in its test.
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
     * @description Service that uses a port.
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
         * @description `null` if none is scheduled.
         * @example 2026/11/22 03:30:00
         */
        next: string | null
        /** @description Whether it is waiting for a job. */
        held: boolean
      }
      /** @description What these are set to, as each call of its own returns it; may be missing. */
      hardware?: {
        led?: components['schemas']['LedSettings']
        buzzer: components['schemas']['BuzzerSettings']
        display: components['schemas']['DisplaySettings']
        usb: components['schemas']['UsbPolicy']
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
      shifts?: components['schemas']['ShiftSettings']
    }
    LedSettings: {
      /**
       * @default power_and_link
       * @enum {string}
       */
      mode: 'power_and_link' | 'errors' | 'off'
    }
    BuzzerSettings: {
      /** @default true */
      touch_sound: boolean
      /** @default true */
      alarm_sound: boolean
      volume_percent: number
    }
    BuzzerBeep: {
      volume_percent: number
    }
    DisplaySettings: {
      brightness_percent: number
      /** @description 0 for never. */
      screen_saver_minutes: number
      clean_lock_seconds: number
    }
    ShiftSettings: {
      /** @description Times of day by the panel's clock; empty for none. */
      starts: string[]
    }
    UsbPolicy: {
      /**
       * @description Whether USB drives are detected.
       * @default true
       */
      storage: boolean
      /** @default true */
      keyboard: boolean
      /**
       * @description Whether a program on a USB drive may start automatically.
       * @default false
       */
      autorun: boolean
    }
    RebootPlan: {
      /**
       * @default none
       * @enum {string}
       */
      plan: 'none' | 'weekly'
      /**
       * @default sunday
       * @enum {string}
       */
      weekday: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
      time: string
      /** @default true */
      hold_while_job: boolean
    }
    FtpSettings: {
      /** @default false */
      enabled: boolean
      /** @default 21 */
      port: number
      /**
       * @description Whether clients must encrypt.
       * @default true
       */
      tls_required: boolean
    }
    TimeSettings: {
      /**
       * @description Whether time servers set the clock.
       * @default false
       */
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
      /** @description Name in the IANA time zone database. */
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
      /**
       * @description Multicast DNS, UDP port 5353.
       * @default true
       */
      mdns: boolean
      /**
       * @description The engineering software's search.
       * @default true
       */
      vendor: boolean
    }
    /**
     * @description Lowest severity of the events sent.
     * @enum {string}
     */
    SyslogLevel: 'error' | 'warning' | 'notice' | 'info' | 'debug'
    SyslogSettings: {
      /** @default false */
      enabled: boolean
      /** @description Host name or IPv4 address; may be empty. */
      host: string
      /** @default 514 */
      port: number
      /** @default warning */
      level: components['schemas']['SyslogLevel']
    }
    SyslogServer: {
      host: string
      port: number
    }
    /**
     * @description `v2c` sends the community and all values unencrypted; `v3` uses SHA and AES (RFC 3414, 3826).
     * @enum {string}
     */
    SnmpVersion: 'v2c' | 'v3'
    SnmpSettings: {
      /** @default false */
      enabled: boolean
      /** @default 161 */
      port: number
      /** @default v3 */
      version: components['schemas']['SnmpVersion']
      username: string
      community_set: boolean
      auth_password_set: boolean
      privacy_password_set: boolean
    }
    NewSnmpSettings: {
      /** @default false */
      enabled: boolean
      /** @default 161 */
      port: number
      /** @default v3 */
      version: components['schemas']['SnmpVersion']
      username: string
      /** Format: password */
      community?: string
      /** Format: password */
      auth_password?: string
      /** Format: password */
      privacy_password?: string
    }
    MiscStep: {
      /** @enum {string} */
      name: 'resolve' | 'connect' | 'tls' | 'login' | 'list' | 'send' | 'request' | 'response'
      state: components['schemas']['TestStepState']
      milliseconds: number | null
    }
    /**
     * @description `unresolved`: no DNS server resolves the name. `no_reply`: no response in time. `invalid_reply`: not a server of this kind. `not_synchronised`: the time server itself is not synchronised. `connection_refused`: nothing listens there. `tls`, `login`, `list`: steps of the FTP test.
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
      /** @description Code of the failed step. */
      error_code: components['schemas']['MiscTestCode'] | null
      /** @description Message from the server or network, in English; may be empty. */
      detail: string
      /** @description How far the time server leads the panel's clock. */
      offset_milliseconds: number | null
    }
    WebServerSettings: {
      /**
       * @description Whether plain http is for finding https only: pages are redirected to it, calls and sockets are refused with 426 `https_required`, except for those with `x-plain-http`. As long as https does not respond on the panel itself, http works as without this setting.
       * @default true
       */
      redirect: boolean
      /** @description Time without a user action after which a session ends. */
      idle_minutes: number
      allowed_networks: string[]
    }
    WebCertificate: {
      subject: string
      issuer: string
      host_names: string[]
      valid_from: string
      valid_to: string
      /** @description Days until it expires; negative afterwards. */
      days_left: number
      /** @description SHA-256, as browsers show it. */
      fingerprint: string
      self_signed: boolean
      /** @description Whether the panel reads PKCS #12 files. */
      pkcs12?: boolean
      /** @description The panel's current host name and IPv4 addresses, if it makes signing requests. */
      panel_names?: string[]
    }
    NewWebCertificate: {
      certificate: string
      /** Format: password */
      key?: string
      /** Format: password */
      key_password?: string
    }
    WebCertificateFile: {
      certificate: string
    }
    WebCertificateCheck: {
      /** @description The panel's host name and addresses for which it is not valid. */
      missing_names: string[]
      /** @description `short_key`: RSA with fewer than 2048 bits. `old_signature`: signed with SHA-1 or MD5. `not_yet_valid`: by the panel's clock. */
      weaknesses: ('short_key' | 'old_signature' | 'not_yet_valid')[]
      /** @description Days until it expires; negative afterwards. */
      days_left: number
    }
    /** @description HSMS-SS (SEMI E37.1); times in seconds. */
    SecsGemSettings: {
      /** @default false */
      enabled: boolean
      /**
       * @description `passive`: the host connects to the panel. `active`: the panel connects to the host.
       * @default passive
       * @enum {string}
       */
      mode: 'passive' | 'active'
      /** @description IPv4 address of the host; not used in passive mode, where it may be empty. */
      host: string
      /**
       * @description TCP port: the host's in active mode, the panel's in passive mode.
       * @default 5000
       */
      port: number
      /** @description 15-bit device (session) ID, the same as on the host. */
      device: number
      /** @description Reply timeout. */
      t3_s: number
      /** @description Minimum time between two connection attempts. */
      t5_s: number
      /** @description Control transaction timeout. */
      t6_s: number
      /** @description Maximum time of a connection without Select.req. */
      t7_s: number
      /** @description Maximum time between two bytes of a message. */
      t8_s: number
      /** @description Interval of linktests; 0 for none. */
      linktest_s: number
    }
    /**
     * @description `undefined`: not enabled or not licensed. `connecting`: waiting for the host or for the end of Select. `connected`: selected. `failure`: the last attempt failed, or the panel could not listen; it tries again after T5.
     * @enum {string}
     */
    SecsGemConnection: 'undefined' | 'disconnected' | 'connecting' | 'connected' | 'disconnecting' | 'failure'
    /**
     * @description In `online_local`, the host may only read.
     * @enum {string}
     */
    SecsGemControl: 'offline' | 'online_local' | 'online_remote'
    SecsGemControlRequest: {
      state: components['schemas']['SecsGemControl']
    }
    /**
     * @description `port_in_use`: the panel cannot listen on the port (passive mode). `no_host`: no host has connected (passive mode). `select_timeout`: no Select.rsp within T6. `not_selected`: no Select.req within T7. `reply_timeout`: no reply within T3; the transaction is aborted, the connection kept. `incomplete_message`: T8. `communication_denied`: COMMACK of S1F14 is not 0. `spool_full`: new messages are lost.
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
      /** @description Time at which the connection entered this state. */
      since: string
      control: components['schemas']['SecsGemControl']
      /** @description Communication state of SEMI E30: true once S1F13 was accepted on this connection. Otherwise, alarms and events are spooled. */
      communicating?: boolean
      /** @description Address and port of the connected host. */
      peer: string | null
      /** @description Null once a later connection is selected or a later transaction succeeds. */
      last_error: components['schemas']['SecsGemError'] | null
      sent: number
      received: number
      /** @description Transactions aborted because of T3. */
      reply_timeouts: number
      /** @description The panel's start, from which messages are counted. */
      counted_since: string
      spool: {
        used: number
        limit: number
        /** @description Messages lost because the spool was full, since it was last empty. */
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
      /** @description W-bit. */
      wants_reply: boolean
      /** @description 65535 in control messages. */
      device: number
      /** @description Equal in a message and its reply. */
      system_bytes: number
      /** @description Size of header and items. */
      bytes: number
      /** @description Message in SML; a longer one is cut and ends with `…`. */
      text: string
    }
    SecsGemMessagePage: {
      items: components['schemas']['SecsGemMessage'][]
      total: number
      /** @description Number of the newest message, matching or not. */
      newest: number
    }
    SecsGemSpooled: {
      number: number
      /** @description Time at which it was due. */
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
      /** @description Start of the test. */
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
      /**
       * @description `false` after each panel restart.
       * @default false
       */
      enabled: boolean
      /** @default 5900 */
      port: number
      /**
       * @description Whether all viewers only watch, whatever the password.
       * @default true
       */
      monitor_mode: boolean
      /** @description Time after which monitor mode is on again; 0 for never. */
      control_minutes: number
      /**
       * @description Whether several viewers may watch at a time.
       * @default true
       */
      shared: boolean
      /** @description Time after which a viewer without input is disconnected; 0 for never. */
      timeout_minutes: number
      /** @description Addresses and networks such as `192.168.10.0/24`; empty allows all. */
      allowed_networks: string[]
      control_password_set: boolean
      view_password_set: boolean
    }
    VncUpdate: {
      /**
       * @description `false` after each panel restart.
       * @default false
       */
      enabled: boolean
      /** @default 5900 */
      port: number
      /**
       * @description Whether all viewers only watch, whatever the password.
       * @default true
       */
      monitor_mode: boolean
      /** @description Time after which monitor mode is on again; 0 for never. */
      control_minutes: number
      /**
       * @description Whether several viewers may watch at a time.
       * @default true
       */
      shared: boolean
      /** @description Time after which a viewer without input is disconnected; 0 for never. */
      timeout_minutes: number
      /** @description Addresses and networks such as `192.168.10.0/24`; empty allows all. */
      allowed_networks: string[]
      /**
       * Format: password
       * @description For viewers that operate. If left out, it is kept; if empty, removed.
       */
      control_password?: string
      /**
       * Format: password
       * @description As `control_password`, for viewers that only watch.
       */
      view_password?: string
    }
    VncStatus: {
      viewers: components['schemas']['VncViewer'][]
      /**
       * @description Time at which monitor mode is on again; null while it is on, or stays off.
       * @example 2026/11/21 10:12:40
       */
      control_until: string | null
      /** @description Attempts since the panel's start. */
      refused: number
      last_refusal: components['schemas']['VncRefusal'] | null
    }
    VncViewer: {
      address: string
      /**
       * @description `control`: operates the panel.
       * @enum {string}
       */
      role: 'view' | 'control'
      /** @example 2026/11/21 09:12:40 */
      since: string
    }
    /**
     * @description `wrong_version`: not RFB 3.8. `too_many`: others are connected, and the settings allow no more. `too_many_failures`: wrong passwords from this address have to be waited out.
     * @enum {string}
     */
    VncRefusal: 'wrong_version' | 'wrong_password' | 'address_barred' | 'too_many' | 'too_many_failures'
    WebViewSettings: {
      /** @default false */
      enabled: boolean
      /** @description User who may see and operate the screen; empty for none. */
      control_username: string
      /** @description User who may only see the screen; empty for none. */
      view_username: string
      max_connections: number
      /** @description Time without input after which a connection ends; 0 for never. */
      idle_timeout_minutes: number
      /**
       * @description Who grants control: the current controller, or always the operator at the panel.
       * @default controller
       * @enum {string}
       */
      granted_by: 'controller' | 'panel'
      /** @description Time within which a request is to be granted or denied. */
      answer_seconds: number
      /**
       * @description Result if a remote controller does not respond in time; `deny` is the factory setting, as `grant` lets someone operate the machine without the controller's consent. Without a response from the operator at the panel, a request is denied.
       * @default deny
       * @enum {string}
       */
      unanswered: 'grant' | 'deny'
      /** @description Time without input after which control is returned; 0 for never. */
      hand_back_seconds: number
      /**
       * @description Whether touching the panel takes control back. Otherwise, the operator has a button for that.
       * @default true
       */
      local_priority: boolean
      /**
       * @description Whether a request for control must confirm that no one is in danger.
       * @default true
       */
      safety_question: boolean
      /**
       * @description Whether only `networks` are allowed, or all others.
       * @default any
       * @enum {string}
       */
      network_rule: 'any' | 'allow' | 'deny'
      /** @description In CIDR notation. */
      networks: string[]
      control_password_set: boolean
      view_password_set: boolean
    }
    WebViewSettingsUpdate: {
      /** @default false */
      enabled: boolean
      /** @description User who may see and operate the screen; empty for none. */
      control_username: string
      /** @description User who may only see the screen; empty for none. */
      view_username: string
      max_connections: number
      /** @description Time without input after which a connection ends; 0 for never. */
      idle_timeout_minutes: number
      /**
       * @description Who grants control: the current controller, or always the operator at the panel.
       * @default controller
       * @enum {string}
       */
      granted_by: 'controller' | 'panel'
      /** @description Time within which a request is to be granted or denied. */
      answer_seconds: number
      /**
       * @description Result if a remote controller does not respond in time; `deny` is the factory setting, as `grant` lets someone operate the machine without the controller's consent. Without a response from the operator at the panel, a request is denied.
       * @default deny
       * @enum {string}
       */
      unanswered: 'grant' | 'deny'
      /** @description Time without input after which control is returned; 0 for never. */
      hand_back_seconds: number
      /**
       * @description Whether touching the panel takes control back. Otherwise, the operator has a button for that.
       * @default true
       */
      local_priority: boolean
      /**
       * @description Whether a request for control must confirm that no one is in danger.
       * @default true
       */
      safety_question: boolean
      /**
       * @description Whether only `networks` are allowed, or all others.
       * @default any
       * @enum {string}
       */
      network_rule: 'any' | 'allow' | 'deny'
      /** @description In CIDR notation. */
      networks: string[]
      /**
       * Format: password
       * @description If left out, the current one is kept.
       */
      control_password?: string
      /**
       * Format: password
       * @description If left out, the current one is kept.
       */
      view_password?: string
    }
    WebViewLogin: {
      username: string
      /** Format: password */
      password: string
    }
    /** @description Who operates the panel. */
    WebViewController: {
      /** @description Account name; empty for the operator at the panel. */
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
      /** @description Machine that the panel operates. */
      machine: string
      /** @description The caller's address; empty if unknown. */
      address: string
      /** @description Whether the settings exclude this address. */
      barred: boolean
    }
    WebViewViewer: {
      id: components['schemas']['Id']
      /** @description Name of the console account. */
      name: string
      /** @description WebView user. */
      username: string
      /** @description Empty if unknown. */
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
     * @description `opening`: the page has not opened its socket yet. `lost`: it has lost its socket.
     * @enum {string}
     */
    WebViewState: 'opening' | 'viewing' | 'requesting' | 'controlling' | 'lost' | 'ended'
    /** @description A pending request for control. */
    WebViewRequest: {
      id: components['schemas']['Id']
      name: string
      address: string
      /** @description Whether this connection requests control. */
      own: boolean
      /** @description Whether this connection may grant or deny it. */
      answerable: boolean
      seconds_left: number
      /**
       * @description Result without a response in time.
       * @enum {string}
       */
      unanswered: 'grant' | 'deny'
    }
    /**
     * @description Last change of this connection's control or request. `handed_over`: granted to someone else. `taken_over`: taken by someone else, as there was no response. `taken_back`: taken by the operator at the panel.
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
     * @description `disconnected`: by an administrator.
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
      /** @description Machine that the panel operates, for the safety question. */
      machine: string
      /** @description Whether a request for control must name the machine, as the user has not confirmed yet that no one is in danger there. */
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
      /** @description Last round trip over the page's socket. */
      latency_ms: number | null
      /** @description Last measured pictures per second on the page. */
      frames_per_second: number | null
    }
    WebViewControlRequest: {
      /** @description Machine at which no one is in danger, as confirmed by the user; required with `must_confirm`. */
      machine?: string
    }
    WebViewAnswer: {
      request: components['schemas']['Id']
      granted: boolean
    }
    TouchCalibration: {
      /**
       * @description A capacitive panel measures in the grid of its sensor and requires no calibration.
       * @enum {string}
       */
      panel: 'resistive' | 'capacitive'
      /** @description Account that has control over WebView, which prevents a calibration. */
      controller: string | null
      /** @description `null`: as delivered, or capacitive. */
      last: components['schemas']['TouchCalibrationResult'] | null
      session: components['schemas']['TouchCalibrationSession']
    }
    TouchCalibrationResult: {
      time: string
      /** @description Account that started it. */
      by: string
      /** @description Distance of the test touch from its target, in pixels. */
      error_px: number
    }
    TouchCalibrationSession: {
      /**
       * @description `idle`: none since the panel's last start. `waiting`: for the operator's first touch. `point`: `point` of `points` is shown. `verifying`: the test point is shown. `confirm`: the new values are in force, and reverted unless kept in time. `ended`: see `outcome`.
       * @enum {string}
       */
      state: 'idle' | 'waiting' | 'point' | 'verifying' | 'confirm' | 'ended'
      /**
       * @description Except for `kept`, the previous values are in force. `no_touch`: no touch for 60 s. `not_kept`: neither kept nor discarded within 30 s. `inconsistent`, `inaccurate`: three attempts failed; the touch sensor may be defective.
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
       * @description Why another touch is required. `out_of_range`: the last touch was too far from its target. `inconsistent`: the points do not match each other. `inaccurate`: the test touch was too far from its target. The last two restart at the first point.
       * @enum {string|null}
       */
      problem: 'out_of_range' | 'inconsistent' | 'inaccurate' | null
      /** @description Distance of the test touch from its target, in pixels. */
      error_px: number | null
      /** @description Time for the next touch, or to keep the result. */
      seconds_left: number | null
    }
    TouchCalibrationStart: {
      points: number
    }
  }
  responses: {
    /** @description Invalid request: `malformed` for a body that cannot be read, `validation_failed` with the invalid `fields`, `invalid_token` for a session that was ended. */
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
    /** @description The token is missing or invalid. `invalid or expired jwt` means that it may be renewed: it has expired, or the panel does not know it. */
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
    /** @description The user lacks the permission, or must first change the password (`password_must_change`). */
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
    /** @description Not found. */
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
    /** @description Someone else has saved since `If-Match` was read. */
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
    /** @description A page of another site has sent the call, and nothing of it was read, or its address is not in the allowed networks. */
    NotAdmitted: {
      headers: {
        'Cache-Control': components['headers']['NoStore']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "error_code": "foreign_origin",
         *       "message": "Only pages of this panel may call it"
         *     }
         */
        'application/json': {
          /** @enum {unknown} */
          error_code?: 'address_not_allowed' | 'foreign_origin'
        } & components['schemas']['Error']
      }
    }
    /** @description The panel accepts this call over https only. */
    HttpsRequired: {
      headers: {
        'Cache-Control': components['headers']['NoStore']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "error_code": "https_required",
         *       "message": "This panel accepts calls over https only"
         *     }
         */
        'application/json': {
          /** @enum {unknown} */
          error_code?: 'https_required'
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
    /** @description The body is too large. */
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
    /** @description `Content-Type` does not name the body's media type. */
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
    /** @description The panel failed; the outcome of the request is unknown. */
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
    /** @description The panel is starting or overloaded, and has not processed the request. */
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
    /** @description No browser or proxy stores the response. */
    NoStore: 'no-store'
    /** @description Version of these settings, which a save sends as `If-Match`. */
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
           *       "access_token": "hmi.9f2c51d07ab84e66",
           *       "expires_in": 3600
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
      403: components['responses']['NotAdmitted']
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      /** @description The account cannot log in: until `Retry-After` has passed, or without that header until an administrator changes the account. */
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
      426: components['responses']['HttpsRequired']
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
           *           "data-log",
           *           "event-log",
           *           "event-silence"
           *         ],
           *         "actions": [
           *           "clock",
           *           "event-acknowledge",
           *           "event-delete",
           *           "event-silence"
           *         ]
           *       },
           *       "password_factory": false,
           *       "password_must_change": false,
           *       "previous_login": {
           *         "time": "2026/11/20 12:05:31",
           *         "address": "192.168.10.71",
           *         "refused": 0
           *       }
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
           *       ],
           *       "languages": [
           *         "en",
           *         "ja",
           *         "ko"
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
      /** @description The status. */
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
      /** @description The status. */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel is already activated, the server rejects the account or password, or it cannot be reached. */
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
      /** @description The running test. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The status. */
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
      /** @description The server is running. */
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
      /** @description The server cannot be started. */
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
      /** @description The OPC UA service does not respond, or the panel is starting or overloaded. */
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
      /** @description The server is stopped. */
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
      /** @description The server is not running. */
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
      /** @description The server is restarting. */
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
      /** @description The server is not running. */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'port_taken' | 'port_in_use'
            fields?: {
              [key: string]: components['schemas']['PortFault'] | 'port_in_use'
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
  clearOpcUaRejections: {
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
      /** @description The requested nodes that are in use. */
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
           *           ],
           *           "sessions": [
           *             {
           *               "session_id": "session-7",
           *               "client": "UaExpert",
           *               "subscription_ids": [
           *                 12
           *               ]
           *             }
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
        /**
         * @description `ETag` of the tree as last read.
         * @example "1"
         */
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
      /** @description The request does not match this contract, or `invalid_tree`, where `path` is the JSON pointer (RFC 6901) of the folder or tag in the body. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
                    | 'key_unknown'
                    | 'key_too_short'
                    | 'required'
                    | 'wrong_password'
                    | 'expired'
                    | 'not_yet_valid'
                    | 'uri_mismatch'
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
        'application/json': components['schemas']['CertificateNames']
      }
    }
    responses: {
      /** @description The signing request. */
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
          'application/json': components['schemas']['SigningRequest']
        }
      }
      /** @description The request does not match this contract, or a value is not allowed. */
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
        /**
         * @description Thumbprint of the certificate.
         * @example 5F2C0A7B9E3D4C1F8A6B7C8D9E0F1A2B3C4D5E6F
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Thumbprint of the certificate.
         * @example 5F2C0A7B9E3D4C1F8A6B7C8D9E0F1A2B3C4D5E6F
         */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "thumbprint": "5F2C0A7B9E3D4C1F8A6B7C8D9E0F1A2B3C4D5E6F"
         *     }
         */
        'application/json': components['schemas']['OpcUaTrust']
      }
    }
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
      /** @description The panel's state does not allow it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'certificate_changed' | 'certificate_in_use' | 'limit_reached'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  rejectOpcUaCertificate: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Thumbprint of the certificate.
         * @example 5F2C0A7B9E3D4C1F8A6B7C8D9E0F1A2B3C4D5E6F
         */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description File format.
         * @example pem
         */
        format?: 'der' | 'pem'
      }
      header?: never
      path: {
        /**
         * @description Thumbprint of the certificate.
         * @example 5F2C0A7B9E3D4C1F8A6B7C8D9E0F1A2B3C4D5E6F
         */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One-time address of the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/5d0c2b7e9a"
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
        /**
         * @description Thumbprint of the list.
         * @example 5F2C0A7B9E3D4C1F8A6B7C8D9E0F1A2B3C4D5E6F
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The status. */
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
      /** @description The result of each step. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The OPC UA service does not respond, or the panel is starting or overloaded. */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
      /** @description The status. */
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
        /**
         * @description Returns only lines of this level or worse.
         * @example warning
         */
        level?: components['schemas']['OpcUaTraceLineLevel']
        /**
         * @description Comma-separated list of categories. Returns only lines of one of these categories.
         * @example [
         *       "session",
         *       "security"
         *     ]
         */
        category?: components['schemas']['OpcUaTraceCategory'][]
        /**
         * @description Returns only lines that contain this, in any case.
         * @example BadCertificate
         */
        text?: string
        /**
         * @description Number of lines to skip.
         * @example 100
         */
        offset?: number
        /**
         * @description Maximum number of lines to return.
         * @example 50
         */
        limit?: number
        /**
         * @description Returns only lines up to this number, inclusive, so that pages stay stable.
         * @example 1204
         */
        newest?: number
        /**
         * @description Returns only lines after this number, exclusive.
         * @example 1100
         */
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
      /** @description One-time address of the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/5d0c2b7e9a"
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
         * @description Start of the range, inclusive. Default: open.
         * @example 2026.11.21-08:41:07
         */
        from?: string
        /**
         * @description End of the range, inclusive. Default: open.
         * @example 2026.11.21-09:41:07
         */
        to?: string
        /**
         * @description Returns only records later than this time.
         * @example 2026.11.21-09:41:07
         */
        after?: string
        /**
         * @description Comma-separated list of channel ids. Values are returned in this order. Default: all channels.
         * @example [
         *       "tank-1",
         *       "tank-2"
         *     ]
         */
        channels?: components['schemas']['Id'][]
        /**
         * @description Maximum number of records to return.
         * @example 100
         */
        limit?: number
        /**
         * @description Reduces the whole range to at most this many records, by minimum and maximum per interval. `limit` is then ignored.
         * @example 500
         */
        points?: number
      }
      header?: never
      path: {
        /**
         * @description Id of the data log, as listed by `GET /data/logs`.
         * @example filler-temperatures
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      query?: {
        /**
         * @description Language of titles and codes, such as states and yes or no, for people who read the file. Without it both are fixed English names for programs, as in older firmware, which ignores the parameter. What the panel lacks in the language is in English. Names, texts, numbers and times are the same in both. An import accepts either.
         * @example ja
         */
        readable_in?: components['schemas']['LanguageCode']
      }
      header?: never
      path: {
        /**
         * @description Id of the data log, as listed by `GET /data/logs`.
         * @example filler-temperatures
         */
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
      /** @description One-time address of the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "5d0c2b7e9a",
           *       "url": "/api/v1/downloads/5d0c2b7e9a"
           *     }
           */
          'application/json': components['schemas']['StartedExport']
        }
      }
      /** @description The request does not match this contract, or a value is not allowed. */
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
        /**
         * @description Id of the data log, as listed by `GET /data/logs`.
         * @example filler-temperatures
         */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One-time address of the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "5d0c2b7e9a",
           *       "url": "/api/v1/downloads/5d0c2b7e9a"
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
         * @description Start of the range, inclusive. Default: open.
         * @example 2026.11.21-08:41:07
         */
        from?: string
        /**
         * @description End of the range, inclusive. Default: open.
         * @example 2026.11.21-09:41:07
         */
        to?: string
        /**
         * @description Returns only alarms that were triggered before this time and had not returned to normal by then.
         * @example 2026.11.21-09:00:00
         */
        active_at?: string
        /**
         * @description Comma-separated list of states. Returns only events in one of these states. `triggered` and `acknowledged` are the active alarms.
         * @example [
         *       "triggered",
         *       "acknowledged"
         *     ]
         */
        state?: ('triggered' | 'acknowledged' | 'returned_unacknowledged' | 'returned')[]
        /**
         * @description Comma-separated list of categories. Returns only events in one of these categories.
         * @example [
         *       0,
         *       2
         *     ]
         */
        category?: number[]
        /**
         * @description Comma-separated list of priorities. Returns only events with one of these priorities.
         * @example [
         *       "high",
         *       "emergency"
         *     ]
         */
        priority?: ('low' | 'middle' | 'high' | 'emergency')[]
        /**
         * @description Returns only events whose text, address or comments contain this, in any case.
         * @example pump
         */
        text?: string
        /**
         * @description Returns only the alarms that a figure of `GET /data/events/quality` counts in the same range: all `alarms`, or those in `floods`, of the `top` ten, `chattering`, or `standing`, which may have been triggered before `from`.
         * @example chattering
         */
        figure?: components['schemas']['AlarmFigure']
        /**
         * @description Language of the texts. Texts that the project or the panel lacks in it are in English. Default: `en`.
         * @example ja
         */
        language?: components['schemas']['LanguageCode']
        /**
         * @description Number of events to skip.
         * @example 100
         */
        offset?: number
        /**
         * @description Maximum number of events to return.
         * @example 50
         */
        limit?: number
        /**
         * @description Returns only events up to this number, inclusive.
         * @example 4711
         */
        newest?: number
        /**
         * @description Returns only events after this number, exclusive.
         * @example 4711
         */
        after?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The events. */
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
           *           "comments": [],
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
         * @description Start of the range, inclusive. Default: seven days before its end.
         * @example 2026.11.21-08:41:07
         */
        from?: string
        /**
         * @description End of the range, inclusive. Default: now.
         * @example 2026.11.21-09:41:07
         */
        to?: string
        /**
         * @description Language of the texts. Texts that the project or the panel lacks in it are in English. Default: `en`.
         * @example ja
         */
        language?: components['schemas']['LanguageCode']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The statistics. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AlarmQuality']
        }
      }
      /** @description The request does not match this contract, or a value is not allowed. */
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
  listAlarmFloods: {
    parameters: {
      query?: {
        /**
         * @description Start of the range, inclusive. Default: open.
         * @example 2026.11.21-08:41:07
         */
        from?: string
        /**
         * @description End of the range, inclusive. Default: open.
         * @example 2026.11.21-09:41:07
         */
        to?: string
        /**
         * @description Language of the texts. Texts that the project or the panel lacks in it are in English. Default: `en`.
         * @example ja
         */
        language?: components['schemas']['LanguageCode']
        /**
         * @description Number of floods to skip.
         * @example 100
         */
        offset?: number
        /**
         * @description Maximum number of floods to return.
         * @example 50
         */
        limit?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The floods. */
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
           *           "from": "2026/11/21 08:12:05",
           *           "to": "2026/11/21 08:21:40",
           *           "alarms": 24,
           *           "first": {
           *             "number": 4602,
           *             "text": "Compressed air: pressure low",
           *             "priority": "high"
           *           }
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['AlarmFloodPage']
        }
      }
      /** @description The request does not match this contract, or a value is not allowed. */
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
      query?: {
        /**
         * @description Language of titles and codes, such as states and yes or no, for people who read the file. Without it both are fixed English names for programs, as in older firmware, which ignores the parameter. What the panel lacks in the language is in English. Names, texts, numbers and times are the same in both. An import accepts either.
         * @example ja
         */
        readable_in?: components['schemas']['LanguageCode']
      }
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
      /** @description One-time address of the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "5d0c2b7e9a",
           *       "url": "/api/v1/downloads/5d0c2b7e9a"
           *     }
           */
          'application/json': components['schemas']['StartedExport']
        }
      }
      /** @description The request does not match this contract, or a value is not allowed. */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
        'application/json': components['schemas']['EventSettingsUpdate']
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
      /** @description The panel's state does not allow it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'records_changed'
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
      /** @description Number of events. */
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
      /** @description The panel's state does not allow it. */
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
  addEventComment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Number of the event.
         * @example 4711
         */
        number: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "text": "Spare part ordered"
         *     }
         */
        'application/json': components['schemas']['NewEventComment']
      }
    }
    responses: {
      /** @description The comments. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "comments": [
           *         {
           *           "time": "2026/11/21 09:43:20",
           *           "username": "operator",
           *           "text": "Nozzle cleaned"
           *         },
           *         {
           *           "time": "2026/11/21 10:02:51",
           *           "username": "engineer",
           *           "text": "Spare part ordered"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['EventComments']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The panel's state does not allow it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'limit_reached'
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
      /** @description Silenced. */
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
  planEventDeletion: {
    parameters: {
      query?: {
        /**
         * @description Time of a deletion, not later than the panel's time.
         * @example 2026.10.21-00:00:00
         */
        before?: string
        /**
         * @description Days of a retention, without `before`. Default: those of the settings.
         * @example 30
         */
        retention_days?: number
      }
      header?: never
      path?: never
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
          /**
           * @example {
           *       "total": 1204,
           *       "first": "2026/09/30 06:11:40",
           *       "last": "2026/10/20 23:58:02",
           *       "unsaved": 211
           *     }
           */
          'application/json': components['schemas']['EventDeletionPlan']
        }
      }
      /** @description The request does not match this contract, or a value is not allowed. */
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
         *       "before": "2026.10.21-00:00:00",
         *       "total": 1204,
         *       "reason": "Log of the commissioning"
         *     }
         */
        'application/json': components['schemas']['EventDeletion']
      }
    }
    responses: {
      /** @description Number of events. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'records_changed'
          } & components['schemas']['Error']
        }
      }
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
         * @description Start of the range, inclusive. Default: open.
         * @example 2026.11.21-08:41:07
         */
        from?: string
        /**
         * @description End of the range, inclusive. Default: open.
         * @example 2026.11.21-09:41:07
         */
        to?: string
        /**
         * @description Returns only event log entries after this number, exclusive: what is new since a response.
         * @example 4711
         */
        after_event?: number
        /**
         * @description Returns only operation log entries after this number, exclusive.
         * @example 815
         */
        after_operation?: number
        /**
         * @description Comma-separated list of kinds. Returns only marks of these kinds.
         * @example [
         *       "event",
         *       "restart"
         *     ]
         */
        kinds?: ('event' | 'operation' | 'clock' | 'restart' | 'update' | 'sign_in')[]
        /**
         * @description Maximum number of marks to return.
         * @example 200
         */
        points?: number
        /**
         * @description Language of the texts. Texts that the project or the panel lacks in it are in English. Default: `en`.
         * @example ja
         */
        language?: components['schemas']['LanguageCode']
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
           *         "clock",
           *         "restart",
           *         "update",
           *         "sign_in"
           *       ]
           *     }
           */
          'application/json': components['schemas']['Marks']
        }
      }
      /** @description The request does not match this contract, or a value is not allowed. */
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
        /**
         * @description Ticket in the `url` of the response that prepared the file.
         * @example 5d0c2b7e9a
         */
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
        /**
         * @description Id of the export, from the response that started it.
         * @example 5d0c2b7e9a
         */
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
        /**
         * @description Id of the export, from the response that started it.
         * @example 5d0c2b7e9a
         */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Cancelled, or already ended. */
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
        /**
         * @description Always 28.
         * @example 28
         */
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
        /**
         * @description Index of the first log line to return, so that no line is sent twice.
         * @example 12
         */
        log_from?: number
      }
      header?: never
      path: {
        /**
         * @description Id of the job, from the response that started it or `GET /jobs`.
         * @example 9f1c03a4d2e85b67
         */
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
        /**
         * @description Id of the job, from the response that started it or `GET /jobs`.
         * @example 9f1c03a4d2e85b67
         */
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
      /** @description The panel's state does not allow it. */
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
           *       "clock_source": {
           *         "kind": "time_server",
           *         "server": "192.168.10.2",
           *         "set_at": "2026/11/21 09:30:00"
           *       },
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
           *       "identify_by": "led",
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
      /** @description One-time address of the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/5d0c2b7e9a"
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
      /** @description The panel is restarting. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description The panel can be seen. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the recipe, as listed by `GET /project/recipes`.
         * @example bottles
         */
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
        /**
         * @description Id of the recipe, as listed by `GET /project/recipes`.
         * @example bottles
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the recipe, as listed by `GET /project/recipes`.
         * @example bottles
         */
        id: components['schemas']['Id']
        /**
         * @description Number of the record.
         * @example 3
         */
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
        /**
         * @description `ETag` of the record as last read.
         * @example "1"
         */
        'If-Match': string
      }
      path: {
        /**
         * @description Id of the recipe, as listed by `GET /project/recipes`.
         * @example bottles
         */
        id: components['schemas']['Id']
        /**
         * @description Number of the record.
         * @example 3
         */
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
      /** @description Saved. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the recipe, as listed by `GET /project/recipes`.
         * @example bottles
         */
        id: components['schemas']['Id']
        /**
         * @description Number of the record.
         * @example 3
         */
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
      /** @description The panel's state does not allow it. */
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
      query?: {
        /**
         * @description Language of titles and codes, such as states and yes or no, for people who read the file. Without it both are fixed English names for programs, as in older firmware, which ignores the parameter. What the panel lacks in the language is in English. Names, texts, numbers and times are the same in both. An import accepts either.
         * @example ja
         */
        readable_in?: components['schemas']['LanguageCode']
      }
      header?: never
      path: {
        /**
         * @description Id of the recipe, as listed by `GET /project/recipes`.
         * @example bottles
         */
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
      /** @description One-time address of the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/5d0c2b7e9a"
           *     }
           */
          'application/json': components['schemas']['Download']
        }
      }
      /** @description The request does not match this contract, or a value is not allowed. */
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
        /**
         * @description Id of the recipe, as listed by `GET /project/recipes`.
         * @example bottles
         */
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
      /** @description The numbers of added, updated, skipped and unchanged records. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the recipe, as listed by `GET /project/recipes`.
         * @example bottles
         */
        id: components['schemas']['Id']
        /**
         * @description Number of the record.
         * @example 3
         */
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
      /** @description The panel's state does not allow it. */
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
      /** @description Created. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the account, as listed by `GET /uac/accounts`.
         * @example 8
         */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
        'If-Match': string
      }
      path: {
        /**
         * @description Id of the account, as listed by `GET /uac/accounts`.
         * @example 8
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the account, as listed by `GET /uac/accounts`.
         * @example 8
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the account, as listed by `GET /uac/accounts`.
         * @example 8
         */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the account, as listed by `GET /uac/accounts`.
         * @example 8
         */
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
        /**
         * @description Id of the account, as listed by `GET /uac/accounts`.
         * @example 8
         */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Number of ended sessions. */
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
        /**
         * @description Id of the account, as listed by `GET /uac/accounts`.
         * @example 8
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description Result of each row, in their order. */
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
      query?: {
        /**
         * @description Language of titles and codes, such as states and yes or no, for people who read the file. Without it both are fixed English names for programs, as in older firmware, which ignores the parameter. What the panel lacks in the language is in English. Names, texts, numbers and times are the same in both. An import accepts either.
         * @example ja
         */
        readable_in?: components['schemas']['LanguageCode']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One-time address of the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/5d0c2b7e9a"
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
  listAccessTokens: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The access tokens. */
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
           *           "id": "3",
           *           "name": "MES reports",
           *           "username": "engineer",
           *           "roles": [
           *             "info",
           *             "data-log"
           *           ],
           *           "state": "active",
           *           "created": "2026/11/02 08:12:40",
           *           "expires": "2027/01/31 08:12:40",
           *           "last_use": {
           *             "time": "2026/11/21 09:40:00",
           *             "address": "192.168.10.20"
           *           }
           *         }
           *       ],
           *       "total": 1,
           *       "max_tokens": 20,
           *       "available_roles": [
           *         "info",
           *         "data-log",
           *         "event-log"
           *       ]
           *     }
           */
          'application/json': components['schemas']['AccessTokens']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  createAccessToken: {
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
         *       "name": "MES reports",
         *       "roles": [
         *         "info",
         *         "data-log"
         *       ],
         *       "days": 90
         *     }
         */
        'application/json': components['schemas']['AccessTokenCreation']
      }
    }
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "3",
           *       "access_token": "hmi_Zk3vQ8r1tXy0Lw5nBc7dFg9hJm2pRs4uVa6eIoKqTzE",
           *       "expires": "2027/01/31 08:12:40"
           *     }
           */
          'application/json': components['schemas']['CreatedAccessToken']
        }
      }
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
  revokeAccessToken: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the access token, as listed by `GET /uac/access-tokens`.
         * @example 3
         */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Revoked. */
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
        /**
         * @description Level whose password is changed.
         * @example upload-project
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The password was not changed. */
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
        /**
         * @description One-time code returned by the save.
         * @example 5d41402abc4b2a76b9719d911017c592
         */
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
        /**
         * @description One-time code returned by the save.
         * @example 5d41402abc4b2a76b9719d911017c592
         */
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
      /** @description The panel's state does not allow it. */
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
      /** @description Created. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the account, as listed by `GET /project/enhanced-security`.
         * @example user-9
         */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
        'If-Match': string
      }
      path: {
        /**
         * @description Id of the account, as listed by `GET /project/enhanced-security`.
         * @example user-9
         */
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
      /** @description Saved. A logged-in operator keeps the old rights until the next login. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the account, as listed by `GET /project/enhanced-security`.
         * @example user-9
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the account, as listed by `GET /project/enhanced-security`.
         * @example user-9
         */
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
      /** @description Replaced. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description Number of added and updated accounts. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description The request does not match this contract. */
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
      /** @description The panel's state does not allow it. */
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
         * @description Id of the radio: `wlan0`, `wlan1` and so on; the first by default. The number of radios is `wifi_count` of `GET /system/web/specification`.
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
         * @description Id of the radio: `wlan0`, `wlan1` and so on; the first by default. The number of radios is `wifi_count` of `GET /system/web/specification`.
         * @example wlan0
         */
        radio?: components['schemas']['Id']
      }
      header: {
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
      /** @description The pending change. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
         * @description Id of the radio: `wlan0`, `wlan1` and so on; the first by default. The number of radios is `wifi_count` of `GET /system/web/specification`.
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
         * @description Id of the radio: `wlan0`, `wlan1` and so on; the first by default. The number of radios is `wifi_count` of `GET /system/web/specification`.
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
      /** @description The pending change. */
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
      /** @description The panel's state does not allow it. */
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
         * @description Id of the radio: `wlan0`, `wlan1` and so on; the first by default. The number of radios is `wifi_count` of `GET /system/web/specification`.
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
         * @description Id of the radio: `wlan0`, `wlan1` and so on; the first by default. The number of radios is `wifi_count` of `GET /system/web/specification`.
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
      /** @description The panel's state does not allow it. */
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
         * @description Id of the radio: `wlan0`, `wlan1` and so on; the first by default. The number of radios is `wifi_count` of `GET /system/web/specification`.
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
         * @description Id of the radio: `wlan0`, `wlan1` and so on; the first by default. The number of radios is `wifi_count` of `GET /system/web/specification`.
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
      /** @description The network; `PUT /network/wifi/connection` joins it. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
         * @description Id of the radio: `wlan0`, `wlan1` and so on; the first by default. The number of radios is `wifi_count` of `GET /system/web/specification`.
         * @example wlan0
         */
        radio?: components['schemas']['Id']
      }
      header?: never
      path: {
        /**
         * @description Id of the network, as listed by `GET /network/wifi/networks`.
         * @example w1
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
  changeWifiNetwork: {
    parameters: {
      query?: {
        /**
         * @description Id of the radio: `wlan0`, `wlan1` and so on; the first by default. The number of radios is `wifi_count` of `GET /system/web/specification`.
         * @example wlan0
         */
        radio?: components['schemas']['Id']
      }
      header?: never
      path: {
        /**
         * @description Id of the network, as listed by `GET /network/wifi/networks`.
         * @example w1
         */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description The status. */
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
        /**
         * @description MAC address of the device, as listed by `GET /network/hotspot/status`.
         * @example 02:4f:11:20:00:0a
         */
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
        /**
         * @description Id of the port, as listed by `GET /network/ethernet`.
         * @example eth0
         */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
        'If-Match': string
      }
      path: {
        /**
         * @description Id of the port, as listed by `GET /network/ethernet`.
         * @example eth0
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the port, as listed by `GET /network/ethernet`.
         * @example eth0
         */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Requested; the state of the port has the result. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the port, as listed by `GET /network/ethernet`.
         * @example eth0
         */
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
      /** @description Device that has the address. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description The result. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description The result. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description The route. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The outcome, even a failed one. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description The contact. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
         * @description Id of the contact, as listed by `GET /email/contacts`.
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
        'If-Match': string
      }
      path: {
        /**
         * @description Id of the contact, as listed by `GET /email/contacts`.
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
         * @description Id of the contact, as listed by `GET /email/contacts`.
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
      /** @description Number of added and updated contacts. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
      query?: {
        /**
         * @description Language of titles and codes, such as states and yes or no, for people who read the file. Without it both are fixed English names for programs, as in older firmware, which ignores the parameter. What the panel lacks in the language is in English. Names, texts, numbers and times are the same in both. An import accepts either.
         * @example ja
         */
        readable_in?: components['schemas']['LanguageCode']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One-time address of the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/5d0c2b7e9a"
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
         * @description Letter of the group.
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
        'If-Match': string
      }
      path: {
        /**
         * @description Letter of the group.
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
      query?: {
        /**
         * @description Language of alarm texts. Texts that the project lacks in it are in English. Default: `en`.
         * @example ja
         */
        language?: components['schemas']['LanguageCode']
      }
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
        /**
         * @description Id of the finding, as listed by `GET /system/health`.
         * @example port_without_link-eth1
         */
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
      /** @description The panel's state does not allow it. */
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
  readMetrics: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The metrics. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example # TYPE panel_findings gauge
           *     # HELP panel_findings Findings of the parts that were checked, without hints that someone has acknowledged.
           *     panel_findings{severity="fault"} 1
           *     panel_findings{severity="attention"} 3
           *     panel_findings{severity="hint"} 0
           *     # TYPE panel_temperature_celsius gauge
           *     # UNIT panel_temperature_celsius celsius
           *     # HELP panel_temperature_celsius Temperature inside the case.
           *     panel_temperature_celsius 43.8
           *     # EOF
           */
          'application/openmetrics-text; version=1.0.0; charset=utf-8': string
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listAcceptedRisks: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The accepted risks. */
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
           *           "id": "easyaccess",
           *           "reason": "The machine builder maintains the machine from outside",
           *           "until": "2027/05/31",
           *           "username": "administrator",
           *           "time": "2026/11/21 09:41:07"
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['AcceptedRisks']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  acceptRisk: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id that the console gives the risk.
         * @example easyaccess
         */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "The machine builder maintains the machine from outside",
         *       "until": "2027/05/31"
         *     }
         */
        'application/json': components['schemas']['RiskAcceptance']
      }
    }
    responses: {
      /** @description Accepted. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'limit_reached'
          } & components['schemas']['Error']
        }
      }
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  withdrawRisk: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id that the console gives the risk.
         * @example easyaccess
         */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Withdrawn. */
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
  readReferenceConfiguration: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description When it was kept; both are null where none was. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "time": "2026/11/20 16:30:12",
           *       "username": "engineer"
           *     }
           */
          'application/json': components['schemas']['ReferenceConfiguration']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  keepReferenceConfiguration: {
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
         *       "text": "{\"format\":\"panel-configuration\"}"
         *     }
         */
        'application/json': components['schemas']['ReferenceSnapshot']
      }
    }
    responses: {
      /** @description Kept. */
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
  readReferenceText: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The snapshot. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "text": "{\"format\":\"panel-configuration\"}"
           *     }
           */
          'application/json': components['schemas']['ReferenceText']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readFindings: {
    parameters: {
      query?: {
        /**
         * @description Language of the alarm's text. A text that the project lacks in it is in English. Default: `en`.
         * @example ja
         */
        language?: components['schemas']['LanguageCode']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The findings. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "time": "2026/11/21 09:41:07",
           *       "checked": [
           *         "alarms",
           *         "project",
           *         "plcs"
           *       ],
           *       "silent": [
           *         "storage"
           *       ],
           *       "alarms": {
           *         "emergency": {
           *           "active": 1,
           *           "unacknowledged": 1
           *         },
           *         "high": {
           *           "active": 6,
           *           "unacknowledged": 4
           *         },
           *         "middle": {
           *           "active": 0,
           *           "unacknowledged": 0
           *         },
           *         "low": {
           *           "active": 2,
           *           "unacknowledged": 0
           *         },
           *         "newest": 4711,
           *         "buzzer": "sounding",
           *         "first": {
           *           "number": 4702,
           *           "text": "Emergency stop pressed",
           *           "priority": "emergency",
           *           "acknowledged": false,
           *           "triggered_at": "2026/11/21 09:12:44",
           *           "age_seconds": 1703
           *         }
           *       },
           *       "findings": [
           *         {
           *           "id": "plc_disconnected-plc2",
           *           "code": "plc_disconnected",
           *           "severity": "fault",
           *           "params": {
           *             "name": "Packer",
           *             "link": "plc2"
           *           },
           *           "acknowledged": false,
           *           "since": "2026/11/21 09:12:40"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Findings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listRestarts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The restarts. */
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
           *           "time": "2026/11/21 09:41:07",
           *           "cause": "watchdog",
           *           "username": "",
           *           "reason": "",
           *           "up_time_seconds": 361882,
           *           "lines": [
           *             {
           *               "time": "2026/11/21 09:40:12",
           *               "text": "runtime: no response for 30 s"
           *             },
           *             {
           *               "time": "2026/11/21 09:40:42",
           *               "text": "watchdog: reset"
           *             }
           *           ]
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['Restarts']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listClockChanges: {
    parameters: {
      query?: {
        /**
         * @description Start of the range, inclusive. Default: open.
         * @example 2026.11.21-08:41:07
         */
        from?: string
        /**
         * @description End of the range, inclusive. Default: open.
         * @example 2026.11.21-09:41:07
         */
        to?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The changes. */
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
           *           "cause": "zone",
           *           "before": "2026/11/21 03:00:00",
           *           "after": "2026/11/21 02:00:00",
           *           "zone_before": "Asia/Tokyo",
           *           "zone_after": "Asia/Taipei",
           *           "username": "anna"
           *         }
           *       ],
           *       "total": 1
           *     }
           */
          'application/json': components['schemas']['ClockChanges']
        }
      }
      /** @description The request does not match this contract, or a value is not allowed. */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description The steps and their result. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The media and the production state. */
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
      /** @description The backups. */
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
        /**
         * @description Target of this backup instead of that of the settings, which stay as they are. A server or a mailbox is that of the settings: another kind of server is rejected with `fields`. Default: that of the settings.
         * @example usb
         */
        target?: components['schemas']['FileTargetKind']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The job; `GET /jobs/{id}` returns its progress. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the backup, as listed by `GET /project/recipe-backups`.
         * @example 0f3a9c1e5b7d2846
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the backup, as listed by `GET /project/recipe-backups`.
         * @example 0f3a9c1e5b7d2846
         */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One-time address of the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/5d0c2b7e9a"
           *     }
           */
          'application/json': components['schemas']['Download']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the backup, as listed by `GET /project/recipe-backups`.
         * @example 0f3a9c1e5b7d2846
         */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the backup, as listed by `GET /project/recipe-backups`.
         * @example 0f3a9c1e5b7d2846
         */
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
      /** @description The job; `GET /jobs/{id}` returns its progress. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Job']
        }
      }
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
           *           "checksum": "5d0c2b7e9a41c6f3...",
           *           "signed_by": "Panel Designer"
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
      /** @description Id of the upload. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the upload, from `POST /project/management/uploads`.
         * @example b1946ac92492d234
         */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    /** @description A package consists of `HMIP`, a zero byte, the version of the format (2), the length of the header (4 bytes, big-endian), the header (JSON), the contents, the SHA-256 of all bytes before it, and optionally a signature of 64 bytes. The signature is Ed25519 (RFC 8032) of the 32 bytes of the checksum, by the engineering software; the panel verifies it with the public keys in its firmware. Anyone can compute the checksum, and whoever makes a package chooses the password whose SHA-256 is in its header, so that neither authenticates it: only the password of the level Upload Project does, and the signature. A signature can be removed; the package is then not signed, which `signed_by` shows. */
    requestBody: {
      content: {
        'application/octet-stream': string
      }
    }
    responses: {
      /** @description The contents of the package. */
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
           *         "checksum": "5d0c2b7e9a41c6f3...",
           *         "signed_by": "Panel Designer"
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
              | 'signature_invalid'
            fields?: {
              [key: string]: components['schemas']['SchemaFault']
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description The panel's state does not allow it. */
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
      /** @description The contents of the package. */
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
           *         "checksum": "5d0c2b7e9a41c6f3...",
           *         "signed_by": "Panel Designer"
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
              | 'not_a_package'
              | 'package_damaged'
              | 'signature_invalid'
            fields?: {
              [key: string]: components['schemas']['SchemaFault']
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the upload or the checked package.
         * @example b1946ac92492d234
         */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The contents of the package. */
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
           *         "checksum": "5d0c2b7e9a41c6f3...",
           *         "signed_by": "Panel Designer"
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
        /**
         * @description Id of the upload or the checked package.
         * @example b1946ac92492d234
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
         *       "password": "upload-secret-1",
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description The panel's state does not allow it. */
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
         *       "password": "upload-secret-1",
         *       "package_password": "line-2-key"
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description One-time address of the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/5d0c2b7e9a"
           *     }
           */
          'application/json': components['schemas']['Download']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the medium, as listed by `GET /project/management/media`.
         * @example usb1
         */
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
      /** @description The panel's state does not allow it. */
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
         * @description Start of the range, inclusive. Default: open.
         * @example 2026.11.21-08:41:07
         */
        from?: string
        /**
         * @description End of the range, inclusive. Default: open.
         * @example 2026.11.21-09:41:07
         */
        to?: string
        /**
         * @description Returns only operations of users whose name contains this, in any case.
         * @example operator
         */
        username?: string
        /**
         * @description Comma-separated list of places. Returns only operations from one of these places.
         * @example [
         *       "panel",
         *       "webview"
         *     ]
         */
        place?: components['schemas']['OperationPlace'][]
        /**
         * @description Returns only operations whose object or its address contains this, in any case.
         * @example Filler
         */
        object?: string
        /**
         * @description Returns only operations with this in a text or value, in any case.
         * @example Temperature
         */
        text?: string
        /**
         * @description Comma-separated list of results. Returns only operations with one of these results.
         * @example [
         *       "refused",
         *       "failed"
         *     ]
         */
        result?: components['schemas']['OperationResult'][]
        /**
         * @description Number of entries to skip.
         * @example 100
         */
        offset?: number
        /**
         * @description Maximum number of entries to return.
         * @example 50
         */
        limit?: number
        /**
         * @description Returns only records up to this number, inclusive, so that pages stay stable.
         * @example 1204
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
        /**
         * @description Number of the record.
         * @example 1204
         */
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
      query?: {
        /**
         * @description Language of titles and codes, such as states and yes or no, for people who read the file. Without it both are fixed English names for programs, as in older firmware, which ignores the parameter. What the panel lacks in the language is in English. Names, texts, numbers and times are the same in both. An import accepts either.
         * @example ja
         */
        readable_in?: components['schemas']['LanguageCode']
      }
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
      /** @description One-time address of the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "5d0c2b7e9a",
           *       "url": "/api/v1/downloads/5d0c2b7e9a"
           *     }
           */
          'application/json': components['schemas']['StartedExport']
        }
      }
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The status. */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description One-time address of the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/4f7b1c9ae2d03856"
           *     }
           */
          'application/json': components['schemas']['Download']
        }
      }
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description Id of the upload. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the upload, from `POST /features/codesys/uploads`.
         * @example 0f3a9c1e5b7d2846
         */
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
      /** @description The package. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the upload, from `POST /features/codesys/uploads`.
         * @example 0f3a9c1e5b7d2846
         */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The package. */
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
        /**
         * @description Id of the upload, from `POST /features/codesys/uploads`.
         * @example 0f3a9c1e5b7d2846
         */
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
         *       "machine_name": "Line 2 panel",
         *       "password": "upload-secret-1"
         *     }
         */
        'application/json': components['schemas']['CodesysUpdate']
      }
    }
    responses: {
      /** @description The job; `GET /jobs/{id}` returns its progress. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
              [key: string]: components['schemas']['SchemaFault'] | ('wrong_name' | 'wrong_password')
            }
          } & components['schemas']['Error']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The panel's state does not allow it. */
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
      429: components['responses']['TooManyRequests']
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
      /** @description One-time address of the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/4f7b1c9ae2d03856"
           *     }
           */
          'application/json': components['schemas']['Download']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The panel's state does not allow it. */
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
      /** @description One-time address of the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/4f7b1c9ae2d03856"
           *     }
           */
          'application/json': components['schemas']['Download']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the link, as listed by `GET /features/communication/links`.
         * @example line-plc
         */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The link restarts. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the link, as listed by `GET /features/communication/links`.
         * @example line-plc
         */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Reset. */
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
        /**
         * @description Id of the device, as listed by `GET /features/communication/devices`.
         * @example line-plc
         */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
        'If-Match': string
      }
      path: {
        /**
         * @description Id of the device, as listed by `GET /features/communication/devices`.
         * @example line-plc
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the device, as listed by `GET /features/communication/devices`.
         * @example line-plc
         */
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
      /** @description The value, or why there is none. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
        /**
         * @description Id of the port, as listed by `GET /features/communication/ports`.
         * @example com2
         */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
        'If-Match': string
      }
      path: {
        /**
         * @description Id of the port, as listed by `GET /features/communication/ports`.
         * @example com2
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The steps and their result. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FileTargetTest']
        }
      }
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The media and groups. */
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
        /**
         * @description Target of this backup instead of that of the settings, which stay as they are; another kind than that of the settings deletes nothing. Another kind of server than that of the settings is rejected with `fields`. Default: that of the settings.
         * @example usb
         */
        target?: components['schemas']['FileTargetKind']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The job; `GET /jobs/{id}` returns its progress. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Id of the run, as listed by `GET /data/backup/runs`.
         * @example 9f1c03a4d2e85b67
         */
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
          /** @description Name of a file of the run. */
          name: string
        }
      }
    }
    responses: {
      /** @description One-time address of the file. */
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
        /**
         * @description Id of the medium, as listed by `GET /data/backup/situation`.
         * @example usb1
         */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The medium can be removed. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Language of alarm texts. Texts that the project lacks in it are in English. Default: `en`.
         * @example ja
         */
        language?: components['schemas']['LanguageCode']
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
           *             "address": "192.168.10.60:5000",
           *             "port": 5000,
           *             "device": 0,
           *             "role": "active"
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
           *       "ftp_clients": {
           *         "items": [
           *           {
           *             "name": "uploadhis",
           *             "address": "192.168.10.32"
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
           *       "restart_seconds": 25,
           *       "hidden": []
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
        /**
         * @description Service to restart.
         * @example ftp
         */
        service: components['schemas']['MiscServiceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Restarted. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
      /** @description Locked. */
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
  readShifts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The shifts. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "starts": [
           *         "06:00",
           *         "14:00",
           *         "22:00"
           *       ]
           *     }
           */
          'application/json': components['schemas']['ShiftSettings']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  saveShifts: {
    parameters: {
      query?: never
      header: {
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
        'If-Match': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "starts": [
         *         "06:00",
         *         "14:00",
         *         "22:00"
         *       ]
         *     }
         */
        'application/json': components['schemas']['ShiftSettings']
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
      /** @description The panel's state does not allow it. */
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
              [key: string]: components['schemas']['PortFault']
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The time zones. */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
              [key: string]: components['schemas']['PortFault']
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'excludes_caller' | 'not_over_https'
            fields?: {
              [key: string]: 'excludes_caller' | 'not_over_https'
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
           *       "self_signed": true,
           *       "pkcs12": true,
           *       "panel_names": [
           *         "line2-hmi",
           *         "192.168.10.42"
           *       ]
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
      /** @description Replaced. */
      204: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The request does not match this contract, or a value is not allowed. */
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
                    | 'not_a_certificate'
                    | 'not_a_key'
                    | 'no_key'
                    | 'key_unknown'
                    | 'unsupported_encryption'
                    | 'required'
                    | 'wrong_password'
                    | 'key_mismatch'
                    | 'key_too_short'
                    | 'expired'
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
  checkWebCertificate: {
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
         *       "certificate": "-----BEGIN CERTIFICATE-----\nMIIBlTCCATugAwIBAgIUS/9p0HxzEs1i1C8x4x24OtVb9v8wCgYIKoZIzj0EAwIw\nFDESMBAGA1UEAwwJbGluZTItaG1pMCAXDTI2MTEyODEzMjUyM1oYDzIxMjYxMTA0\nMTMyNTIzWjAUMRIwEAYDVQQDDAlsaW5lMi1obWkwWTATBgcqhkjOPQIBBggqhkjO\nPQMBBwNCAAQjtD0LZXHUntuKsl5I8v/Wb7CQEK0+vqS+pLcRRuhV/5CeqR7Mmoh6\nhvWT2xJtwdyGma6jaVKvSIewz9D5LoQHo2kwZzAdBgNVHQ4EFgQUSsg4dOMaOuK3\nKGZbnLFGQyd4Y2cwHwYDVR0jBBgwFoAUSsg4dOMaOuK3KGZbnLFGQyd4Y2cwDwYD\nVR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsaW5lMi1obWkwCgYIKoZIzj0EAwID\nSAAwRQIhALcABpfNCu5yuM14DeZbsABChssvxafIinwMuMUbu9kJAiAHg61l+D/0\nC3zXTvg4GmBVFkYt/tjK4zs3ltcJfPi3/Q==\n-----END CERTIFICATE-----\n"
         *     }
         */
        'application/json': components['schemas']['WebCertificateFile']
      }
    }
    responses: {
      /** @description What is wrong with it. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "missing_names": [
           *         "192.168.10.42"
           *       ],
           *       "weaknesses": [],
           *       "days_left": 12
           *     }
           */
          'application/json': components['schemas']['WebCertificateCheck']
        }
      }
      /** @description The request does not match this contract, or a value is not allowed. */
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
      413: components['responses']['ContentTooLarge']
      415: components['responses']['UnsupportedMediaType']
      500: components['responses']['InternalError']
      503: components['responses']['ServiceUnavailable']
    }
  }
  requestWebSignature: {
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
        'application/json': components['schemas']['CertificateNames']
      }
    }
    responses: {
      /** @description The signing request. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "file_name": "line2-hmi.csr",
           *       "pem": "-----BEGIN CERTIFICATE REQUEST-----\nMIIC\n-----END CERTIFICATE REQUEST-----\n"
           *     }
           */
          'application/json': components['schemas']['SigningRequest']
        }
      }
      /** @description The request does not match this contract, or a value is not allowed. */
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
  regenerateWebCertificate: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Regenerated. */
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
      /** @description The status. */
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
           *       "communicating": true,
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
      409: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {unknown} */
            error_code?: 'not_licensed' | 'port_taken' | 'port_in_use'
            fields?: {
              [key: string]: components['schemas']['PortFault'] | 'port_in_use'
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
  connectSecsGem: {
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
      /** @description The panel's state does not allow it. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description Set. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description Returns only messages in this direction.
         * @example received
         */
        direction?: components['schemas']['SecsGemDirection']
        /**
         * @description Returns only messages whose name or items contain this, in any case.
         * @example S6F11
         */
        text?: string
        /**
         * @description Number of messages to skip.
         * @example 100
         */
        offset?: number
        /**
         * @description Maximum number of messages to return.
         * @example 50
         */
        limit?: number
        /**
         * @description Returns only messages up to this number, inclusive, so that pages stay stable.
         * @example 1204
         */
        newest?: number
        /**
         * @description Returns only messages after this number, exclusive.
         * @example 1100
         */
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
      /** @description One-time address of the file. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "/api/v1/downloads/5d0c2b7e9a"
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
      /** @description Sent. */
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
      /** @description The panel's state does not allow it. */
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
      /** @description The running test. */
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
      /** @description The panel's state does not allow it. */
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The panel's state does not allow it. */
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
              [key: string]: components['schemas']['PortFault']
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
      /** @description The status. */
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
      /** @description The settings, without the passwords. */
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
           *       "unanswered": "deny",
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
        /**
         * @description `ETag` of the settings as last read.
         * @example "1"
         */
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
         *       "unanswered": "deny",
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
      /** @description The request does not match this contract, or a value is not allowed. */
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
      /** @description The status. */
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
      /** @description The caller's connection. */
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
      /** @description The request does not match this contract, or WebView has no such user with this password. */
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
      /** @description No connection is possible now, or from this address. */
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
        /**
         * @description Id of the connection.
         * @example webview-8f14e45fceea167a
         */
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
           *         "unanswered": "deny"
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
        /**
         * @description Id of the connection.
         * @example webview-8f14e45fceea167a
         */
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
        /**
         * @description Id of the connection.
         * @example webview-8f14e45fceea167a
         */
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
      /** @description Requested or granted. */
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
      /** @description The connection's state does not allow it. */
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
        /**
         * @description Id of the connection.
         * @example webview-8f14e45fceea167a
         */
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
      /** @description The connection's state does not allow it. */
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
        /**
         * @description Id of the connection.
         * @example webview-8f14e45fceea167a
         */
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
      /** @description The connection's state does not allow it. */
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
      /** @description The status. */
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
      /** @description The panel is waiting for the operator. */
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
      /** @description The panel is capacitive, a WebView user has control, or a calibration is running. */
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
