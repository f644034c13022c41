// Generated from the contract by `npm run contract:generate`. Do not edit.

export interface paths {
    "/v1/leads/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take the leads you bought along as a CSV file
         * @description With contact data; what was given back is not in it. Filters and order are those of the list. An agent takes along what is theirs. Each export is written to the activity log.
         */
        get: operations["exportLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a lead */
        get: operations["getLead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leads/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why a lead was sold, or not
         * @description An admin sees every line, an advertiser its own campaigns and the winning price band, an affiliate counts per reason and the result.
         */
        get: operations["getLeadDecision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List leads: posted by you, bought by you, or all of the network
         * @description An affiliate has its own leads, an advertiser those it bought, an admin all. `view` says which shape an item has.
         */
        get: operations["listLeads"];
        put?: never;
        /**
         * Post a lead and have it decided at once
         * @description Checked, scored, distributed, sold and paid for in one step. With an Idempotency-Key the same call gives the same bytes; without one, the same lead again is a duplicate.
         */
        post: operations["postLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leads/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post up to 1,000 leads
         * @description Each lead gets its own outcome, in order; a bad one harms no other. At most 4 MB.
         */
        post: operations["postLeadBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lead-drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List drafts of leads */
        get: operations["listLeadDrafts"];
        put?: never;
        /**
         * Begin a draft of a lead
         * @description Filled in with what you told the assistant in a conversation of yours, or empty. The same id again is the same draft.
         */
        post: operations["createLeadDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lead-drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a draft of a lead */
        get: operations["getLeadDraft"];
        put?: never;
        post?: never;
        /**
         * Withdraw a draft of a lead
         * @description Its link works no longer, and what it said is erased.
         */
        delete: operations["withdrawLeadDraft"];
        options?: never;
        head?: never;
        /**
         * Change a draft of a lead
         * @description A JSON merge patch (RFC 7396): what is absent stays, null takes an answer out. A link that was made shows what stands there now.
         */
        patch: operations["mergeLeadDraft"];
        trace?: never;
    };
    "/v1/lead-drafts/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the link that a person confirms by
         * @description The link shows the person the draft and the consent text. It works once, for 14 days, until the next one is made. It is shown in this answer only: pass it on yourself. Name, phone and e-mail must be there.
         */
        post: operations["linkLeadDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an import
         * @description What is decided stays so; the other rows are erased.
         */
        post: operations["cancelImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an import: how far it is and what came of it */
        get: operations["getImport"];
        /**
         * Begin an import
         * @description Says how the rows will be read, and through which source of kind `import` they come. Choose a new uuid for it; the same call again changes nothing. Then send the rows in parts and start it. What is not started within a day is forgotten.
         */
        put: operations["makeImport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{id}/failures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take the rows that were refused along as a CSV file
         * @description As they came, each with the reason in plain words: mend them and import the file again. Kept for 14 days after the import's end.
         */
        get: operations["listImportFailures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List imports */
        get: operations["listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what would become of some rows now
         * @description Up to 25 rows go the whole way as a test does: nothing is kept and nothing is sold.
         */
        post: operations["previewImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{id}/chunks/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send some of an import's rows
         * @description Up to 500 rows; parts are numbered from 1, in any order. The same part again changes nothing. The rows lie sealed until they are decided.
         */
        put: operations["putImportChunk"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have an import's rows decided
         * @description Once all of its rows have arrived. They are decided one by one in the background, each once, also where the server stops meanwhile.
         */
        post: operations["startImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask what a lead would bring, before sending its contact
         * @description The offer is binding: the buyers' caps and money are held until expires_at, and a post with the same facts earns exactly its price. The same ping again gets the same offer. A source may have five offers open, or twice as many as it posted to within the last hour; where hardly any offer is posted, offers stand for fewer seconds and pings beyond 600 an hour are answered 429.
         */
        post: operations["pingLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pings/{id}/post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post the lead that was pinged, to those who promised to buy it
         * @description Send the whole lead, with contact and consent. What the ping told must be the same; what it left out may be added. The consent must name the buyers of the offer, or the network. It is sold at the promised price, or answered ping_mismatch, duplicate, suppressed, consent_missing, consent_invalid or no_buyer (they all have the person), which end the offer; a post with a field missing or unreadable may be mended and sent again. After expires_at (and two seconds) the answer is ping_expired, and the lead may be posted directly. The same post again gets the same bytes.
         */
        post: operations["postToPing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/listings/{lead_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a listing */
        get: operations["getListing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Ask another price for a lead
         * @description From now on; it goes on falling by the network's steps. Never below what the source's reserve comes to. A buyer who saw less is told, and charged nothing.
         */
        patch: operations["repriceListing"];
        trace?: never;
    };
    "/v1/listings/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what is on the marketplace, by filter and on the map
         * @description With the conditions of the list; of one's own leads only for an affiliate.
         */
        get: operations["getListingOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is on the marketplace
         * @description An affiliate sees its own leads only. `price_cents` is the least for which one can have the lead: a shared slot's price where one is offered. An `area` holds the ZIPs whose middle lies in it.
         */
        get: operations["listListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/listings/{lead_id}/purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy a lead
         * @description The price is worked out again at the moment of the purchase and never exceeds `max_price_cents`.
         */
        post: operations["purchaseListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/listings/{lead_id}/relist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a lead that nobody bought back on the marketplace
         * @description One that you took off goes on where its price would be by now. One whose time ran out has as long again, at the price it had fallen to. Not without its contact, which goes 72 hours after it was taken off, nor with a consent of more than 90 days. A lead that is on it already stays as it is.
         */
        post: operations["relistListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/listings/{lead_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a lead off the marketplace
         * @description Where slots are sold these stand, and no further one is. Where none is, the lead is yours to sell elsewhere; its contact is deleted here after 72 hours, until when it may be put back. What the operator takes off stays off.
         */
        post: operations["withdrawListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a campaign */
        get: operations["getCampaign"];
        /**
         * Set a campaign
         * @description Replaces the campaign, or makes it when there is none with this id: choose a new uuid for it. From the answer on, no lead is decided by the old document.
         */
        put: operations["setCampaign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change members of a campaign
         * @description A JSON merge patch (RFC 7396): what is absent stays, null takes an optional member back to its default.
         */
        patch: operations["mergeCampaign"];
        trace?: never;
    };
    "/v1/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List campaigns */
        get: operations["listCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a campaign
         * @description Until somebody resumes it, or until an instant from which it buys again by itself. Pausing anew sets another end or takes it away; so does writing the status as a document.
         */
        post: operations["pauseCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resume a paused campaign */
        post: operations["resumeCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See how a campaign would have done over the last four weeks
         * @description Nothing is kept. The leads are those of the last 28 days; the others' bids stay as they stood, and what they would have done with money or room that this campaign left them is not guessed.
         */
        post: operations["previewCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sources/{id}/old-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a source's replaced key now
         * @description It stops working within a second. Nothing happens where there is none.
         */
        delete: operations["endOldSourceKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a source */
        get: operations["getSource"];
        /**
         * Set a source
         * @description Replaces the source, or makes it when there is none with this id: choose a new uuid for it. The answer that makes it holds its key, once.
         */
        put: operations["setSource"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change members of a source
         * @description A JSON merge patch (RFC 7396): what is absent stays, null takes an optional member back to its default.
         */
        patch: operations["mergeSource"];
        trace?: never;
    };
    "/v1/sources/{id}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what buyers would pay now for a source's leads
         * @description The source's leads of the last four weeks, each put before the buyers as they bid at this moment, on the source's terms.
         */
        get: operations["getSourcePrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List sources */
        get: operations["listSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sources/{id}/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a source's key
         * @description The old key works on for keep_old_hours, so that the new one can be put in place everywhere; without them it stops within a second. A key before the old one stops at once. The new key is shown in this answer only.
         */
        post: operations["rotateSourceKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/posting-specs/{token}/test-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a lead as this source would post it
         * @description Runs everything and keeps nothing, whatever the record says. What it would earn is told to the source's key only: post with test=1.
         */
        post: operations["createTestPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/posting-specs/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how to post to a source
         * @description Open to whoever has the link that the source's affiliate shares.
         */
        get: operations["getPostingSpec"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/posting-specs/{token}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the last calls came to
         * @description Newest first; without the leads and what they earned.
         */
        get: operations["listPostingRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sources/{id}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a source's last calls came to
         * @description Newest first: posts, pings and trials, with what was wrong. Of more than 50 within a second the first are kept.
         */
        get: operations["listSourceRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sources/{id}/posting-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a source's posting page another address
         * @description The old one stops working at once.
         */
        post: operations["rotatePostingLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/forms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a hosted form */
        get: operations["getForm"];
        /**
         * Set a hosted form
         * @description Replaces the form, or makes it when there is none with this id: choose a new uuid for it. It gets a source of the same id and is live at once. The id of a source of kind form or chat that has no form yet gives it one.
         */
        put: operations["setForm"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change members of a hosted form
         * @description A JSON merge patch (RFC 7396): what is absent stays, null takes an optional member back to its default.
         */
        patch: operations["mergeForm"];
        trace?: never;
    };
    "/v1/forms/{id}/funnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count who saw, started and sent a form */
        get: operations["getFormFunnel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List hosted forms */
        get: operations["listForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public-forms/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a form as its visitors see it */
        get: operations["getPublicForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public-forms/{slug}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a form was seen or begun
         * @description Counts, and keeps nothing of the visitor. With `Sec-GPC: 1` nothing is counted.
         */
        post: operations["noteVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public-forms/{slug}/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a form
         * @description What a person sent is checked, scored and distributed as a lead of the form's source. What no person can have sent (too fast, without a `start` of ours, with the hidden field filled in) is answered the same way, and nothing becomes of it.
         */
        post: operations["postForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public-forms/{slug}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say something to a form that asks in a conversation
         * @description A program of the network's answers, by rules and without a model; it says so itself. Nothing of the conversation is kept: it travels with its visitor, sealed, and becomes a lead only by the form that it ends in.
         */
        post: operations["talkToForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a tracking link */
        get: operations["getLink"];
        /**
         * Set a tracking link
         * @description Replaces the link, or makes it when there is none with this id: choose a new uuid for it. Its code is chosen for it and stays.
         */
        put: operations["setLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change members of a tracking link
         * @description A JSON merge patch (RFC 7396): what is absent stays, null takes an optional member back to its default.
         */
        patch: operations["mergeLink"];
        trace?: never;
    };
    "/v1/clicks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List clicks
         * @description With what came of each. Neither the address nor the browser of whoever clicked is kept; of visitors who ask not to be tracked (Sec-GPC: 1) there is no click, only a count by day.
         */
        get: operations["listClicks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tracking links */
        get: operations["listLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/postbacks/{id}/past": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count what happened before and was not told */
        get: operations["countPast"];
        put?: never;
        /**
         * Tell what happened before
         * @description Sets a call going for everything of the last days that this postback would have been told of, each once: what was told already is not told again.
         */
        post: operations["sendPast"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/postbacks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a postback */
        get: operations["getPostback"];
        /**
         * Set a postback
         * @description Replaces the postback, or makes it when there is none with this id: choose a new uuid for it. What happened before is told where sendPast asks for it.
         */
        put: operations["setPostback"];
        post?: never;
        /** Remove a postback with its log */
        delete: operations["removePostback"];
        options?: never;
        head?: never;
        /**
         * Change members of a postback
         * @description A JSON merge patch (RFC 7396): what is absent stays, null takes an optional member back to its default.
         */
        patch: operations["mergePostback"];
        trace?: never;
    };
    "/v1/postback-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calls to postbacks
         * @description Each with every try of it: what was asked, what came back, and when it is tried next. Calls that ended are kept for 90 days.
         */
        get: operations["listPostbackMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/postbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List postbacks */
        get: operations["listPostbacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/postback-messages/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a call again
         * @description At once, by the address as it is now, with the same event id, whether it arrived before or not.
         */
        post: operations["sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/postback-tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a test call
         * @description Calls the address once, at once, with made-up values that say so, and answers with what was asked and what came back. Nothing is kept.
         */
        post: operations["testPostback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a webhook */
        get: operations["getWebhook"];
        /**
         * Set a webhook
         * @description Replaces the webhook, or makes it when there is none with this id: choose a new uuid for it, then ask for its secret. Each call is a POST of JSON: `type`, `timestamp`, `data` (ids, words of this API and whole cents), and `title`, `text` and `url` (of the app, from its first slash) for people; never anybody's name or contact: read what you may by its ids. It is signed as Standard Webhooks has it (`webhook-id`, `webhook-timestamp`, `webhook-signature`), tried 10 times over three days until it is answered with 2xx, and later where an answer says Retry-After. 410 switches the webhook off, and so do five days of nothing but failure.
         */
        put: operations["setWebhook"];
        post?: never;
        /** Remove a webhook with its log */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        /**
         * Change members of a webhook
         * @description A JSON merge patch (RFC 7396): what is absent stays, null takes an optional member back to its default.
         */
        patch: operations["mergeWebhook"];
        trace?: never;
    };
    "/v1/webhook-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what webhooks were told
         * @description Each with every try of it: what was sent, what came back, and when it is tried next. What has ended is kept for 90 days.
         */
        get: operations["listWebhookMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List webhooks */
        get: operations["listWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook-messages/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message again
         * @description At once, to the address as it is now, with the same id, whether it arrived before or not.
         */
        post: operations["replayMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send all messages of a time again
         * @description Sets everything going again that happened since a moment and has ended: what failed, or everything. Ids stay the same, so a receiver that keeps them loses and doubles nothing.
         */
        post: operations["replayMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new secret
         * @description Answers with the new secret, which is shown this once. The one before it signs beside it for 24 hours, so that a receiver loses nothing while it is changed there.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Calls the address once, at once, with an event of type `test`, signed as all others are, and answers with what was asked and what came back. Nothing is kept.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/delivery-plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a delivery plan */
        get: operations["getDeliveryPlan"];
        /**
         * Set a delivery plan
         * @description Under a campaign's id: where its leads go. Under the account's own id: where those of all other campaigns go, and those bought by hand. Of leads bought from now on.
         */
        put: operations["setDeliveryPlan"];
        post?: never;
        /**
         * Remove a delivery plan
         * @description A campaign's leads then go where the account's go; without the account's plan they stay in the app.
         */
        delete: operations["removeDeliveryPlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/destinations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a destination */
        get: operations["getDestination"];
        /**
         * Set a destination
         * @description Replaces the destination, or makes it when there is none with this id: choose a new uuid for it, and take it up in a plan. Its kind stays what it was made as. A lead that does not arrive is tried ten times over three days, later where an answer says Retry-After; 410 switches the destination off, and so do five days of nothing but failure. The lead itself is yours in the app from the moment it was bought.
         */
        put: operations["setDestination"];
        post?: never;
        /** Remove a destination with its log, from every plan too */
        delete: operations["removeDestination"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/delivery-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List delivery plans */
        get: operations["listDeliveryPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/destinations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List destinations */
        get: operations["listDestinations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/delivery-previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what would be sent
         * @description For a lead that nobody is. Nothing is sent and nothing kept.
         */
        post: operations["previewDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/destinations/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new secret for a destination of kind webhook
         * @description Answers with the new secret, which is shown this once. The one before it signs beside it for 24 hours.
         */
        post: operations["rotateDestinationSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/destinations/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a lead that nobody is
         * @description Once, at once, and answers with what was sent and what came back. Nothing is kept; the system at the other end may keep its copy.
         */
        post: operations["testDestination"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/destinations/{id}/stages/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take what came of leads from Follow Up Boss
         * @description For Follow Up Boss alone: the address is a destination's `stages_url`. A person's stage becomes the outcome of the lead that made the person, as the destination says. Where the destination has a system key, the call must be signed with it.
         */
        post: operations["importStages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Each with every try of it. What has ended is kept for 90 days.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/destinations/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send all leads of a time again
         * @description Sets going again what has ended of the leads bought since a moment: what failed, or everything.
         */
        post: operations["resendDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/deliveries/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a lead again
         * @description At once, to the destination as it is now, with the same id, whether it arrived before or not.
         */
        post: operations["sendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sales/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a sale */
        get: operations["getSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List sales: yours as a buyer, of your leads, or all */
        get: operations["listSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sales/{id}/assignee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a bought lead to somebody, or to nobody
         * @description Owners and managers give it to anybody of the account; an agent gives back what is its own (null).
         */
        put: operations["assignSale"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sales/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a bought lead that nobody works
         * @description The first claim wins; everybody after it is refused with who has it. Your colleagues' open browsers hear of it. To claim what is yours already changes nothing.
         */
        post: operations["claimSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/touches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one thing you did about a lead you bought */
        get: operations["getTouch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/touches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what you did about the leads you bought */
        get: operations["listTouches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sales/{id}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what came of a lead you bought
         * @description How far you came, a note, or both. Your CRM may call it with a key; with an Idempotency-Key the same call again changes nothing. Only your own account sees it.
         */
        post: operations["recordOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/exclusions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the contacts you uploaded as yours */
        get: operations["getExclusions"];
        put?: never;
        /**
         * Say whom you have already
         * @description These persons are never sold to you: not to a campaign, not by hand. Send hashes alone: SHA-256 of the phone number as E.164 (+19165550123), and of the e-mail in lower case, without what follows a plus, at gmail.com without dots. We keep a keyed hash of them. At most 10,000 in a call; what is there already changes nothing.
         */
        post: operations["addExclusions"];
        /** Forget whom you said you have */
        delete: operations["clearExclusions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/returns/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a return of your lead
         * @description Within 48 hours of its filing, once. The same answer again is no error.
         */
        post: operations["answerReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/returns/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a return
         * @description To approve gives the buyer its money back by the ledger and takes the affiliate's earning back; the lead leaves the buyer. Buyer and affiliate are told. The same decision again is no error.
         */
        post: operations["decideReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sales/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the money back
         * @description Within 7 days of delivery, once for each sale, with the evidence that the reason needs. What the product's own checks prove is approved at once. Otherwise the affiliate may answer within 48 hours, then the operator has three working days, after which it is approved. The lead stays yours until then. Contact data is taken out of your words.
         */
        post: operations["fileReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/returns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a return */
        get: operations["getReturn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sales/{id}/return-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what a return would mean, before you file it
         * @description Your return rate and allowance, your bid modifier and what a declined return would make of it, the evidence the product holds already, and the dates that follow if you filed now.
         */
        get: operations["getReturnTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List returns: yours as a buyer, of your leads, or all */
        get: operations["listReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/earnings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an earning */
        get: operations["getEarning"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read your wallet */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/wallet-movements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a wallet movement */
        get: operations["getWalletMovement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/earnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List earnings */
        get: operations["listEarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/wallet-movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what moved in and out of wallets */
        get: operations["listWalletMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/wallet/top-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add sandbox money to your wallet
         * @description Demo networks only: no real money moves. Elsewhere it answers not_found.
         */
        post: operations["topUpWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payouts/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a payout before it is approved
         * @description Its earnings are payable as before. The same call again changes nothing.
         */
        post: operations["cancelPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payouts/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or refuse a payout
         * @description A person of the network. The affiliate reads the reason of a refusal, and its earnings are payable again.
         */
        post: operations["decidePayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payouts/{id}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what the bank did with a payout
         * @description A person of the network. sent: the money leaves the book. failed: it never left, and the earnings are payable again. The same call again changes nothing.
         */
        post: operations["endPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a payout */
        get: operations["getPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payout-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your tax and bank details
         * @description Owners of affiliates. Numbers are told by their last four digits.
         */
        get: operations["getPayoutDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payout-eligibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether a payout can be asked for, and why not
         * @description Affiliates only.
         */
        get: operations["getPayoutEligibility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List payouts */
        get: operations["listPayouts"];
        put?: never;
        /**
         * Ask for everything payable to be paid out
         * @description Owners of affiliates. Takes every payable earning that is in no other payout; the operator approves it. One at a time.
         */
        post: operations["requestPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payouts/bank-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the file that tells the bank to pay approved payouts
         * @description Owners of the network, with their password. The one answer that holds whole account numbers: it is never kept, and who made it stands in the activity log. All of them or none. The same payouts can be written again until they are sent.
         */
        post: operations["orderPayouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payout-details/bank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give the bank account that payouts go to
         * @description Owners of affiliates, with their password. After a change payouts wait for 72 hours, and all people of the account are told.
         */
        put: operations["saveBankDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payout-details/tax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give your tax details and certify them
         * @description Owners of affiliates, for payees in the US: what Form W-9 asks. The number is sealed and never sent back.
         */
        put: operations["saveTaxDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payout-details/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose how payouts are asked for
         * @description Owners of affiliates. weekly: by itself on Mondays, where nothing stands in the way.
         */
        put: operations["setPayoutSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/clicks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what clicks on tracking links came to, by source, link, sub id or day
         * @description Affiliates their own, the operator all. Everything counts when its click was made: a lead that comes days later, and what it earns, belong to the click.
         */
        get: operations["getClicksReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/funnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how far leads came
         * @description Affiliates and the operator: leads received in the period that were accepted, sold, and kept by a buyer. Advertisers: leads bought in it, and those not given back.
         */
        get: operations["getFunnelReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a table of figures by what leads or sales have in common
         * @description Leads count when they are received and sales when they are made; money of sales that were given back does not count. Advertisers group by campaign, source or state, affiliates by source, state, reason or sub id, the operator by any. A reason is why a lead was refused.
         */
        get: operations["getGroupsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the figures that matter to your role
         * @description Leads count when they are received and sales when they are made; money of sales that were given back does not count.
         */
        get: operations["getOverviewReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/pings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how pings did, by source and sub id
         * @description Affiliates their own, the operator all. Pings count when they were sent, with what became of them since.
         */
        get: operations["getPingsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a metric over time
         * @description Leads count when they are received and sales when they are made; money of sales that were given back does not count. Every bucket is there, those without a row as 0. The first begins at from, the others where the hour, day or week of the zone does: a day is 23 to 25 hours long where the clock is set.
         */
        get: operations["getSeriesReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a metric by the lead's state
         * @description Leads count when they are received and sales when they are made; money of sales that were given back does not count.
         */
        get: operations["getStatesReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what stands on the accounts now */
        get: operations["getBalancesReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/demand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is wanted now
         * @description Affiliates and the operator only. Orders that take none of your sources are left out.
         */
        get: operations["getDemandReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/demand-follows/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Follow open demand
         * @description For affiliates' people. Your account is told how many orders that meet it are new or changed from now on, at most once in five minutes. The same call again changes nothing; other terms are followed from now on. At most 20 a person.
         */
        put: operations["setDemandFollow"];
        post?: never;
        /** Stop following open demand */
        delete: operations["deleteDemandFollow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/demand-follows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what you follow of open demand */
        get: operations["listDemandFollows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/activity/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an entry of the log */
        get: operations["getActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an event */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who did what */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the bell shows, oldest first
         * @description Without `after`: the newest of the last 14 days, of which those up to `read_until` count as read. With it: what came after that event. A person's list leaves out the kinds that they have switched off for the bell.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow what the bell shows
         * @description Server-sent events. Each message has the event's id as `id`, `notification` as `event`, and an Event as JSON in `data`; for kinds that you have switched off for the bell there is a `change` in their place, which says no more than that something may look different now; a `beat` every 15 seconds says that the connection stands: who hears none for 40 seconds should come back. With the last id as Last-Event-ID, or `after`, what came since is sent first, else only what comes from now on. An event may come twice: its id tells. The stream ends with the session, when the server stops, and for whoever reads too slowly or opens more than 20: come back with the last id.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notification-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what you are told of, and how */
        get: operations["getNotificationPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what you are told of, and how
         * @description A JSON merge patch (RFC 7396): what is absent stays, null takes a member back to what is usual; the daily e-mail then goes out at 8:00. The bell and its streams follow at once. Changes of a bank account are always told in the bell and by e-mail at once.
         */
        patch: operations["mergeNotificationPreferences"];
        trace?: never;
    };
    "/v1/notification-preferences/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get e-mails again
         * @description For whoever gets none because their address came back: it works again, or the mail server erred. What was not sent meanwhile is not sent later.
         */
        post: operations["resumeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/push-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the key that push messages are signed with
         * @description A browser gives it to its push service as applicationServerKey (VAPID, RFC 8292).
         */
        get: operations["getPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/push-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the browsers you are told in, newest first */
        get: operations["listPushSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/push-subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Be told in this browser
         * @description Choose a new uuid for the browser, and give the same one each time. It ends with the session that it was last set in. A person has 20 at most: the one not heard of for longest makes room.
         */
        put: operations["setPushSubscription"];
        post?: never;
        /** Be told in a browser no longer */
        delete: operations["removePushSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/emails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an e-mail */
        get: operations["getEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/email-sending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read whether e-mails are sent */
        get: operations["getEmailSending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List e-mails
         * @description For the operator: every e-mail about news, whether it was sent or not. What has ended is kept for 90 days.
         */
        get: operations["listEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/emails/{id}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See an e-mail as it looks */
        get: operations["renderEmailPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your account's API keys */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Make an API key
         * @description The key acts for the account with its role, and can make no further keys. It is shown in this answer only.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an account */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read your profile */
        get: operations["getProfile"];
        /** Set your profile */
        put: operations["setProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change members of your profile */
        patch: operations["mergeProfile"];
        trace?: never;
    };
    "/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description The operator sees all, everybody else their own.
         */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an API key */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve, suspend or reinstate an account
         * @description A suspended account's people, keys and campaigns stop at once.
         */
        post: operations["setAccountStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take somebody's seat away
         * @description Owners only. Their sessions end at once, the leads they had not finished are free again, and what they noted keeps their name.
         */
        delete: operations["removeTeamMember"];
        options?: never;
        head?: never;
        /**
         * Give somebody another seat
         * @description Owners only. It holds from their next call on. The last owner stays one.
         */
        patch: operations["changeTeamMember"];
        trace?: never;
    };
    "/v1/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List invitations that can still be accepted */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite somebody to your account
         * @description Owners only. Makes a link that works once within 7 days. No mail is sent: pass the link on yourself. It is shown in this answer only.
         */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who acts for an account
         * @description Your own account's people; the operator may name another account.
         */
        get: operations["listTeamMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw an invitation */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/accept-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation and sign in
         * @description Makes the person with the e-mail of the invitation and the seat it gives. It can be used once.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password
         * @description Ends all of your sessions and begins a new one here.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/revoke-other-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End your sessions on other devices */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of your sessions */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/get-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read who is signed in */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List where you are signed in, newest first */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read an invitation by its token */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sign-in/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description After 10 failed tries for one e-mail within 15 minutes, the next ones have to wait: a second, then twice as long each time, up to 15 minutes.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the cookie at once. Without a session it does nothing.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sign-up/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up as an advertiser or affiliate
         * @description Makes the person and their company's account, and signs in. Affiliates wait for the operator's approval, except in the demo.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/network": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what the sign-in page needs */
        get: operations["getNetwork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the network's settings */
        get: operations["getSettings"];
        /**
         * Set the network's settings
         * @description Admins only. Every later decision uses them; what was decided stays.
         */
        put: operations["setSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change members of the network's settings */
        patch: operations["mergeSettings"];
        trace?: never;
    };
    "/v1/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Complete the beginning of a ZIP or of a city's name
         * @description Digits are completed to ZIP codes, in their order; letters to cities, those with the most ZIP codes first, each with the ZIP nearest its middle. A state's two letters may follow a comma: `portland, or`.
         */
        get: operations["findPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/places/{zip_code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read where a ZIP lies
         * @description The middle that a radius rule is measured from, with the ZIP's city, county and state.
         */
        get: operations["getPlace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/places/{zip_code}/around": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the ZIPs within a radius, with what a map of it needs
         * @description The same ZIPs as a radius rule of a campaign's criteria takes, and, for comparison, those around them.
         */
        get: operations["getZipsAround"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/assistant/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your conversations with the assistant */
        get: operations["listAssistantThreads"];
        put?: never;
        /**
         * Begin another conversation
         * @description What is said from now on in this sign-in belongs to it. The one before stays among your conversations.
         */
        post: operations["createAssistantThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chat/completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say something to the assistant
         * @description A chat completion as OpenAI-compatible programs know it, for whoever is signed in. The network's model answers it, or the built-in assistant where none is set, where it may not be asked, or where a person has used up what they may ask of it in a day. System instruction, model and length of the reply are the network's.
         */
        post: operations["createChatCompletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/assistant/threads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a conversation */
        get: operations["getAssistantThread"];
        put?: never;
        post?: never;
        /** Delete a conversation */
        delete: operations["deleteAssistantThread"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/assistant/threads/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the conversation of this sign-in */
        get: operations["getCurrentAssistantThread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/assistant/threads/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct what was understood
         * @description What stands here wins over what was said before, and is not asked for.
         */
        patch: operations["mergeAssistantAnswers"];
        trace?: never;
    };
    "/v1/assistant/provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which model answers
         * @description Admins only.
         */
        get: operations["getAssistantProvider"];
        /**
         * Set which model answers
         * @description The owner of the network only. In force from the next message on.
         */
        put: operations["setAssistantProvider"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/assistant/provider/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a model to answer once
         * @description The owner of the network only. What stands in the body is tried and not kept; without a body, what is in force.
         */
        post: operations["testAssistantProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leads/{id}/analyses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your analyses of a lead
         * @description Your account's alone. What was made as another reader of the lead, before it was bought for instance, is left out.
         */
        get: operations["listLeadAnalyses"];
        put?: never;
        /**
         * Analyse a lead
         * @description Asks the network's model, within what you may use of it in a day, or answers by rules where none is set or it fails. What was made before from the same facts by the same model is answered again.
         */
        post: operations["makeLeadAnalysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/saved-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a saved view */
        get: operations["getSavedView"];
        /** Set a saved view */
        put: operations["setSavedView"];
        post?: never;
        /** Delete a saved view */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        /** Change members of a saved view */
        patch: operations["mergeSavedView"];
        trace?: never;
    };
    "/v1/preferences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read preferences
         * @description Empty until they are first set.
         */
        get: operations["getPreferences"];
        /** Set preferences */
        put: operations["setPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change members of preferences */
        patch: operations["mergePreferences"];
        trace?: never;
    };
    "/v1/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your saved views */
        get: operations["listSavedViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcceptInvitationBody: {
            token: string;
            /** @description Your own name. */
            name: string;
            password: string;
        };
        Account: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "network" | "advertiser" | "affiliate";
            name: string;
            /** @enum {string} */
            status: "pending" | "active" | "suspended";
            time_zone: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            created_at: string;
            /** @description Null unless it is an advertiser. */
            buyer: {
                /** @enum {string} */
                buyer_kind: "agent" | "broker" | "lender" | "investor" | "wholesaler";
                licensed_states: string[];
                /** @description As consent texts name it. */
                seller_name: string;
                /** @description On the network's published buyer list. */
                listed_buyer: boolean;
                /** @description 8,000–10,000: changes the rank of a bid, never the price. 10,000 less the share of declined returns over 90 days. */
                bid_modifier: number;
                /** @description Your people are told once the wallet has less. Null: less than five leads cost at your highest bid. */
                low_balance_cents: number | null;
            } | null;
            /** @description Null unless it is an affiliate. */
            earning: {
                /** @enum {string} */
                kind: "share" | "flat";
                /** @description Basis points for share, cents for flat. */
                amount: number;
            } | null;
            abilities: components["schemas"]["AccountAbilities"];
        };
        AccountAbilities: {
            update: boolean;
            approve: boolean;
        };
        AccountPage: {
            items: components["schemas"]["Account"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        Activity: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            at: string;
            /** @enum {string} */
            actor_kind: "user" | "key" | "source" | "system";
            actor_id: string;
            /** Format: uuid */
            account_id: string;
            /** @description Such as campaign.updated. */
            action: string;
            subject_kind: string;
            subject_id: string;
            /** @description What changed; never contact data. */
            detail: {
                [key: string]: unknown;
            };
        };
        ActivityPage: {
            items: components["schemas"]["Activity"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        AdminBalances: {
            /** @constant */
            view: "admin";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            at: string;
            time_zone: string;
            /** @description Every kind of account of the book. They sum to 0. */
            accounts: components["schemas"]["LedgerTotal"][];
            /** @description What advertisers owe: their wallets below 0. */
            receivable_cents: number;
            /** @description What affiliates are owed: payable and pending. */
            payable_cents: number;
        };
        AdminDecision: {
            /** @constant */
            view: "admin";
            /** Format: uuid */
            lead_id: string;
            /**
             * @description How the winner was found. Null of leads that were decided before this was kept.
             * @enum {string|null}
             */
            routing: "best_price" | "priority" | "weighted" | "round_robin" | null;
            /**
             * @description What winners pay: their bid, or the least that would still have won.
             * @enum {string|null}
             */
            price_rule: "first_price" | "second_price" | null;
            /** @description The least that an exclusive bid had to be; null where the lead was not offered so, or its reserve could not be met. */
            exclusive_floor_cents: number | null;
            /** @description The same for one shared slot. */
            shared_floor_cents: number | null;
            /** @description Campaigns that were active at the decision. */
            active_campaigns: number;
            /** @description Every campaign whose criteria held has a line; else the lines are those that could have brought most. */
            complete: boolean;
            lines: components["schemas"]["DecisionLineWithAccount"][];
            reasons: components["schemas"]["ReasonCount"][];
        };
        /** @description A lead as the operator has it. Contact only where it was asked for with `contact=true`, which is logged. */
        AdminLead: {
            /** @constant */
            view: "admin";
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            received_at: string;
            /** @enum {string} */
            side: "buyer" | "seller" | "buyer_and_seller" | "renter" | "investor_seller" | "unknown";
            /** @enum {string} */
            property_type: "single_family" | "condo" | "townhouse" | "multi_2_4" | "multi_5_plus" | "manufactured" | "co_op" | "land" | "farm_ranch" | "commercial" | "other" | "unknown";
            city: string | null;
            county_name: string | null;
            county_fips: string | null;
            state: string | null;
            /** @description Five digits, or the first three where the network shows no more. */
            zip_code: string | null;
            /** @enum {string} */
            timing: "asap_0_30d" | "m1_3" | "m3_6" | "m6_12" | "m12_plus" | "browsing" | "unknown";
            /** @description Bedrooms. */
            beds: number | null;
            /** @description Quarter baths: 2.5 baths are 10. */
            baths_quarters: number | null;
            score: components["schemas"]["Score"];
            slots: components["schemas"]["Slots"];
            /** @description Lower end of the price; null is open. */
            price_min_cents: number | null;
            /** @description Upper end of the price; null is open. */
            price_max_cents: number | null;
            /** @description IANA zone of the property's ZIP. */
            time_zone: string | null;
            /** @description Square feet. */
            living_area_sqft: number | null;
            /** @enum {string} */
            finance_status: "cash" | "pre_approved" | "pre_qualified" | "talking_to_lender" | "not_started" | "not_applicable" | "unknown";
            /** @enum {string} */
            agent_status: "none" | "working_informally" | "signed_agreement" | "unknown";
            /** @enum {string} */
            status: "draft" | "quarantined" | "rejected" | "available" | "sold" | "expired" | "withdrawn" | "erased";
            /** Format: uuid */
            source_id: string;
            /** @description sub1 to sub5. */
            sub_ids: (string | null)[];
            /** @description The click that brought the person, as its post named it. */
            click_id: string | null;
            /** @enum {string|null} */
            reason_code: "missing_field" | "invalid_field" | "auth_failed" | "source_paused" | "duplicate" | "suppressed" | "consent_missing" | "consent_invalid" | "fraud_suspected" | "no_buyer" | "below_reserve" | "cap_reached" | "ping_expired" | "ping_mismatch" | "rate_limited" | "internal_error" | null;
            /** Format: uuid */
            duplicate_of: string | null;
            answer: components["schemas"]["LeadAnswer"];
            /** Format: uuid */
            affiliate_id: string;
            /** @description Null once it is erased. */
            contact: {
                first_name: string;
                last_name: string;
                email: string | null;
                /** @description E.164. */
                phone: string | null;
                street: string | null;
                city: string | null;
                /** @enum {string} */
                motivation: "relocation" | "upsizing" | "downsizing" | "investment" | "inherited_probate" | "foreclosure_risk" | "divorce" | "repairs" | "vacant" | "tired_landlord" | "other" | "undisclosed" | "unknown";
                comments: string | null;
            } | null;
            consent_proof: {
                /** @description Verbatim, as the person saw it. */
                text: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC.
                 */
                given_at: string;
                channels: ("call" | "text" | "email")[];
                /** @enum {string} */
                scope: "named" | "network" | "none";
                sellers: string[];
                page_url: string | null;
                ip_address: string | null;
                user_agent: string | null;
                trustedform_cert_url: string | null;
                jornaya_leadid: string | null;
            } | null;
            custom: components["schemas"]["CustomFields"];
            sales: components["schemas"]["LeadSaleWithBuyer"][];
        };
        AdminSale: {
            /** @constant */
            view: "admin";
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            lead_id: string;
            /** @enum {string} */
            mode: "exclusive" | "shared";
            slot: number;
            /** @enum {string} */
            status: "sold" | "returned";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            sold_at: string;
            /** @description What the buyer paid. */
            price_cents: number;
            /**
             * Format: uuid
             * @description Null when bought by hand.
             */
            campaign_id: string | null;
            campaign_name: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            delivered_at: string;
            /** Format: uuid */
            source_id: string;
            /** @description The affiliate's part. */
            earning_cents: number;
            /** @enum {string} */
            earning_status: "pending" | "payable" | "paid" | "reversed";
            /** Format: uuid */
            buyer_id: string;
            /** Format: uuid */
            affiliate_id: string;
        };
        AdvertiserBalances: {
            /** @constant */
            view: "advertiser";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            at: string;
            time_zone: string;
            /** @description What was paid in, less what was spent. */
            balance_cents: number;
            /** @description Reserved by open offers. */
            held_cents: number;
            /** @description How far below 0 the balance may go. */
            credit_limit_cents: number;
            /** @description What can be spent now. */
            available_cents: number;
        };
        AffiliateBalances: {
            /** @constant */
            view: "affiliate";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            at: string;
            time_zone: string;
            /** @description Earned, and not yet payable. */
            pending_cents: number;
            /** @description The part of pending that waits for returns to be decided. */
            disputed_cents: number;
            /** @description Pending by what it waits for; together it is pending. */
            held: components["schemas"]["HeldEarnings"][];
            /** @description Payable, in a payout under way or not. */
            payable_cents: number;
            /** @description The part of payable that was asked for and is not sent. */
            under_way_cents: number;
            /** @description Paid out so far. */
            paid_cents: number;
            /** @description When pending earnings become payable: the days of the next 60 on which something does. What is due already stands on today. */
            calendar: components["schemas"]["PayableDay"][];
        };
        AffiliateDecision: {
            /** @constant */
            view: "affiliate";
            /** Format: uuid */
            lead_id: string;
            /**
             * @description How the winner was found. Null of leads that were decided before this was kept.
             * @enum {string|null}
             */
            routing: "best_price" | "priority" | "weighted" | "round_robin" | null;
            /**
             * @description What winners pay: their bid, or the least that would still have won.
             * @enum {string|null}
             */
            price_rule: "first_price" | "second_price" | null;
            /** @enum {string} */
            result: "unsold" | "shared" | "exclusive";
            reasons: components["schemas"]["MaskedReasonCount"][];
        };
        AffiliateSale: {
            /** @constant */
            view: "affiliate";
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            lead_id: string;
            /** @enum {string} */
            mode: "exclusive" | "shared";
            slot: number;
            /** @enum {string} */
            status: "sold" | "returned";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            sold_at: string;
            /** Format: uuid */
            source_id: string;
            /** @description The affiliate's part. */
            earning_cents: number;
            /** @enum {string} */
            earning_status: "pending" | "payable" | "paid" | "reversed";
        };
        Analysis: components["schemas"]["QualificationOfLead"] | components["schemas"]["EngagementOfLead"] | components["schemas"]["MarketOfLead"];
        AnswerProblem: {
            /** @enum {string} */
            field: "side" | "property_type" | "zip_code" | "price_range" | "timing" | "beds" | "baths" | "finance_status" | "agent_status" | "address" | "comments" | "first_name" | "last_name" | "phone" | "email" | "consent";
            /** @enum {string} */
            code: "missing" | "wrong" | "unknown_place" | "too_long";
        };
        ApiKey: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description The last characters. */
            key_hint: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            revoked_at: string | null;
        };
        ApiKeys: {
            items: components["schemas"]["ApiKey"][];
        };
        AskingPrices: {
            /** @description For nobody else. */
            exclusive_price_cents?: number;
            /** @description Of one shared slot. */
            slot_price_cents?: number;
        };
        AssistantAnswers: {
            property_types?: ("single_family" | "condo" | "townhouse" | "multi_2_4" | "multi_5_plus" | "manufactured" | "co_op" | "land" | "farm_ranch" | "commercial" | "other" | "unknown")[] | null;
            places?: {
                zip: string | null;
                city: string | null;
                county: string | null;
                /**
                 * @description Null beside a city or county that several states have.
                 * @enum {string|null}
                 */
                state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "AS" | "GU" | "MP" | "PR" | "VI" | "MH" | "AA" | "AE" | "AP" | null;
            }[] | null;
            price?: {
                min: number | null;
                max: number | null;
                /** @enum {string} */
                per: "sale" | "month";
            } | null;
            /** @enum {string|null} */
            timing?: "asap_0_30d" | "m1_3" | "m3_6" | "m6_12" | "m12_plus" | "browsing" | "unknown" | null;
            /** @enum {string|null} */
            side?: "buyer" | "seller" | "buyer_and_seller" | "renter" | "investor_seller" | "unknown" | null;
        };
        AssistantLink: {
            label: string;
            /** @description An address of this network, from its first slash. */
            path: string;
        };
        AssistantMessage: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            sender: "user" | "bot";
            /**
             * @description What a person said, the reply to it, a question of the qualification, or that there was no reply.
             * @enum {string}
             */
            kind: "said" | "reply" | "question" | "apology";
            text: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            timestamp: string;
            /** @description Where to see or do what it is about. */
            links: components["schemas"]["AssistantLink"][];
            proposals: components["schemas"]["AssistantProposal"][];
            /** @description Answers that one may choose instead of typing. */
            suggestions: string[];
        };
        /** @description A ZIP, a city, a county or a whole state. */
        AssistantPlace: {
            zip: string | null;
            city: string | null;
            county: string | null;
            /**
             * @description Null beside a city or county that several states have.
             * @enum {string|null}
             */
            state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "AS" | "GU" | "MP" | "PR" | "VI" | "MH" | "AA" | "AE" | "AP" | null;
        };
        /** @description A change that somebody may press a button for. The assistant itself changes nothing. */
        AssistantProposal: {
            /** @enum {string} */
            kind: "pause_campaign" | "resume_campaign" | "set_daily_cap" | "set_bid";
            label: string;
            /** Format: uuid */
            campaign_id: string;
            /** @description With set_daily_cap. */
            leads: number | null;
            /** @description With set_bid. */
            cents: number | null;
            /**
             * @description With set_bid.
             * @enum {string|null}
             */
            mode: "exclusive" | "shared" | null;
        };
        AssistantProvider: {
            /**
             * @description Where it is set: the server's environment wins over the settings; none is the built-in assistant.
             * @enum {string}
             */
            origin: "environment" | "settings" | "none";
            /** @description Where the server's API begins, such as https://api.openai.com/v1 or http://localhost:11434/v1. */
            base_url: string | null;
            /** @description As the server names it, such as gpt-4. */
            model: string;
            /** @description Whether a key is kept. It is never told again. */
            has_key: boolean;
            /** @description What each person may use of it in a day of UTC; beyond it the built-in assistant answers. */
            tokens_per_day: number;
        };
        AssistantProviderDocument: {
            /** @description Null: the built-in assistant answers. */
            base_url: string | null;
            /** @description As the server names it, such as gpt-4. */
            model: string;
            /** @description The server's key; null for none. Absent: the one that is kept, which only goes to the address it was given for. */
            api_key?: string | null;
            /** @description What each person may use of it in a day of UTC; beyond it the built-in assistant answers. */
            tokens_per_day: number;
        };
        /** @description What was understood so far. */
        AssistantSummary: {
            property_type: {
                /** @enum {string} */
                state: "open" | "answered" | "unsure";
                /** @description How sure it is that this was meant, in whole per cent; null while it is open. */
                sure: number | null;
                types: ("single_family" | "condo" | "townhouse" | "multi_2_4" | "multi_5_plus" | "manufactured" | "co_op" | "land" | "farm_ranch" | "commercial" | "other" | "unknown")[];
            };
            location: {
                /** @enum {string} */
                state: "open" | "answered" | "unsure";
                /** @description How sure it is that this was meant, in whole per cent; null while it is open. */
                sure: number | null;
                places: components["schemas"]["AssistantPlace"][];
            };
            price: {
                /** @enum {string} */
                state: "open" | "answered" | "unsure";
                /** @description How sure it is that this was meant, in whole per cent; null while it is open. */
                sure: number | null;
                /** @description Whole dollars; null is an open end. */
                min: number | null;
                max: number | null;
                /** @enum {string} */
                per: "sale" | "month";
            };
            timing: {
                /** @enum {string} */
                state: "open" | "answered" | "unsure";
                /** @description How sure it is that this was meant, in whole per cent; null while it is open. */
                sure: number | null;
                /** @enum {string|null} */
                bucket: "asap_0_30d" | "m1_3" | "m3_6" | "m6_12" | "m12_plus" | "browsing" | "unknown" | null;
                /**
                 * Format: date
                 * @description YYYY-MM-DD.
                 */
                from: string | null;
                /**
                 * Format: date
                 * @description YYYY-MM-DD.
                 */
                until: string | null;
            };
            /** @enum {string|null} */
            side: "buyer" | "seller" | "buyer_and_seller" | "renter" | "investor_seller" | "unknown" | null;
            /** @description At least. */
            beds: number | null;
            /** @description At least, in quarters. */
            baths: number | null;
            /** @enum {string|null} */
            finance_status: "cash" | "pre_approved" | "pre_qualified" | "talking_to_lender" | "not_started" | "not_applicable" | "unknown" | null;
            /** @enum {string|null} */
            agent_status: "none" | "working_informally" | "signed_agreement" | "unknown" | null;
            /** @description Whether all four questions are answered or given up. */
            is_complete: boolean;
            /** @description Where the answers lead, filled in; none before all four are there. */
            links: components["schemas"]["AssistantLink"][];
        };
        AssistantThread: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            started_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            last_at: string;
            /** @description In their order. */
            messages: components["schemas"]["AssistantMessage"][];
            /** @description The question that comes next, once the reply has been read for a second. */
            question: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                sender: "user" | "bot";
                /**
                 * @description What a person said, the reply to it, a question of the qualification, or that there was no reply.
                 * @enum {string}
                 */
                kind: "said" | "reply" | "question" | "apology";
                text: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC.
                 */
                timestamp: string;
                /** @description Where to see or do what it is about. */
                links: components["schemas"]["AssistantLink"][];
                proposals: components["schemas"]["AssistantProposal"][];
                /** @description Answers that one may choose instead of typing. */
                suggestions: string[];
            } | null;
            summary: components["schemas"]["AssistantSummary"];
        };
        AssistantThreadEntry: {
            /** Format: uuid */
            id: string;
            /** @description How it began. */
            title: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            started_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            last_at: string;
            messages: number;
            /** @description Whether it is the one of this sign-in. */
            is_current: boolean;
        };
        AssistantThreadList: {
            items: components["schemas"]["AssistantThreadEntry"][];
        };
        Attempt: {
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            at: string;
            /** @enum {string} */
            method: "GET" | "POST" | "SMTP";
            /** @description As it was called. */
            address: string;
            /** @description What was sent along; null for GET, and where it is a person's. */
            body: string | null;
            /** @description Of the answer; null where none came. */
            status: number | null;
            /** @description How the answer began. */
            answer: string;
            /**
             * @description Why no answer came.
             * @enum {string|null}
             */
            failure: "unreadable" | "not_https" | "userinfo" | "port" | "private" | "unresolved" | "timeout" | "refused_connection" | "bad_certificate" | "broken" | "no_mail_server" | null;
            /**
             * @description refused: answered with 2xx, but without the words that it was to hold. gone: answered 410.
             * @enum {string}
             */
            verdict: "delivered" | "refused" | "failed" | "gone";
            milliseconds: number;
        };
        AvailableVolume: {
            /** @description Leads that were for sale and meet the criteria. Null means fewer than 5, but more than none. */
            leads: number | null;
            by_week: components["schemas"]["WeekVolume"][];
            by_state: components["schemas"]["StateVolume"][];
            /** @description The counties with the most leads, at most 50, none with fewer than 5. */
            by_county: components["schemas"]["CountyVolume"][];
        };
        /** @description A campaign as far as it is written; absent members take the defaults that the campaign's would. */
        BacktestRequest: {
            /**
             * Format: uuid
             * @description The campaign that this would change: its own recorded bids give way to these, and it begins with what it had taken. Absent: a new one.
             */
            campaign_id?: string;
            /** @description Which leads: a tree of {"all":[…]}, {"any":[…]}, {"not":…} over rules such as {"field":"state","in":["CA"]}, {"field":"price_cents","min":30000000} or {"field":"radius","zip_code":"95838","miles":20}. {"field":"verification","in":["certificate"]} asks for a TrustedForm or Jornaya reference, {"field":"age_minutes","max":30} for whole minutes from the consent to the lead's arrival; neither holds for a ping, whose consent comes with its post. {"all":[]} is every lead. */
            criteria: {
                [key: string]: unknown;
            };
            /** @description Bid for a lead nobody else gets. One of the bids is needed. */
            exclusive_bid_cents?: number | null;
            /** @description Bid for one shared slot. */
            shared_bid_cents?: number | null;
            /** @description Raise or lower the bids; those that apply add up. Default: none. */
            adjustments?: components["schemas"]["BidAdjustment"][];
            /** @description Caps and budgets in all. Default: none. */
            limits?: {
                /** @description Most leads per window (hour, day, week, month, total). */
                leads?: {
                    hour?: number;
                    day?: number;
                    week?: number;
                    month?: number;
                    total?: number;
                };
                /** @description Most money per window (hour, day, week, month, total), in cents. */
                cents?: {
                    /** @description Whole cents. */
                    hour?: number;
                    /** @description Whole cents. */
                    day?: number;
                    /** @description Whole cents. */
                    week?: number;
                    /** @description Whole cents. */
                    month?: number;
                    /** @description Whole cents. */
                    total?: number;
                };
            };
            /** @description Caps and budgets per source. Default: none. */
            source_limits?: {
                /** @description Most leads per window (hour, day, week, month, total). */
                leads?: {
                    hour?: number;
                    day?: number;
                    week?: number;
                    month?: number;
                    total?: number;
                };
                /** @description Most money per window (hour, day, week, month, total), in cents. */
                cents?: {
                    /** @description Whole cents. */
                    hour?: number;
                    /** @description Whole cents. */
                    day?: number;
                    /** @description Whole cents. */
                    week?: number;
                    /** @description Whole cents. */
                    month?: number;
                    /** @description Whole cents. */
                    total?: number;
                };
            };
            /** @description When the campaign buys. Default: always, in the account's zone. */
            schedule?: {
                /** @description IANA zone, such as America/Los_Angeles. Caps and hours count by its clock. */
                time_zone: string;
                /** @description When the campaign buys; none is always. */
                hours?: {
                    /** @description 0 is Monday. */
                    weekday: number;
                    /** @description Minutes after midnight. */
                    open_minute: number;
                    /** @description Not included; 1440 is midnight. */
                    close_minute: number;
                }[];
            };
            /**
             * @description even spreads the day's caps over its open hours. Default: asap.
             * @enum {string}
             */
            pacing?: "asap" | "even";
            /** @description For sources routed by priority: lower goes first. Default: 100. */
            priority?: number;
            /** @description For sources routed by weight. Default: 1. */
            weight?: number;
            /** @description How you will contact the person; the consent must cover it. Default: call, text and email. */
            contact_channels?: ("call" | "text" | "email")[];
            /** @description Sources you do not buy from. Default: none. */
            blocked_source_ids?: string[];
        };
        Balances: components["schemas"]["AffiliateBalances"] | components["schemas"]["AdvertiserBalances"] | components["schemas"]["AdminBalances"];
        BidAdjustment: {
            /** @enum {string} */
            by: "tier" | "county_fips" | "timing";
            /** @description The tier, county or timing it applies to. */
            value: string;
            /** @description 1,000 raises the bid by 10 %. */
            basis_points: number;
        };
        BuyerDecision: {
            /** @constant */
            view: "buyer";
            /** Format: uuid */
            lead_id: string;
            /**
             * @description How the winner was found. Null of leads that were decided before this was kept.
             * @enum {string|null}
             */
            routing: "best_price" | "priority" | "weighted" | "round_robin" | null;
            /**
             * @description What winners pay: their bid, or the least that would still have won.
             * @enum {string|null}
             */
            price_rule: "first_price" | "second_price" | null;
            /** @description Your own campaigns only. */
            lines: components["schemas"]["DecisionLine"][];
            /** @description Null when nobody bought. */
            winning_price_band: {
                /** @description Null is open. */
                from_cents: number | null;
                /** @description Null is open. */
                to_cents: number | null;
            } | null;
        };
        /** @description A sale as its buyer has it, with the lead's contact. */
        BuyerSale: {
            /** @constant */
            view: "buyer";
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            lead_id: string;
            /** @enum {string} */
            mode: "exclusive" | "shared";
            slot: number;
            /** @enum {string} */
            status: "sold" | "returned";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            sold_at: string;
            /** @description What the buyer paid. */
            price_cents: number;
            /**
             * Format: uuid
             * @description Null when bought by hand.
             */
            campaign_id: string | null;
            campaign_name: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            delivered_at: string;
            lead: components["schemas"]["PurchasedLead"];
        };
        CallingRule: {
            /** @description A state's two letters, or US for the federal hours. */
            state: string;
            /** @description Monday to Friday; null is not at all. */
            weekdays: {
                /** @description Since midnight on the called person's clock. */
                from: number;
                /** @description Since midnight on the called person's clock. */
                until: number;
            } | null;
            /** @description Saturday; null is not at all. */
            saturday: {
                /** @description Since midnight on the called person's clock. */
                from: number;
                /** @description Since midnight on the called person's clock. */
                until: number;
            } | null;
            /** @description Sunday; null is not at all. */
            sunday: {
                /** @description Since midnight on the called person's clock. */
                from: number;
                /** @description Since midnight on the called person's clock. */
                until: number;
            } | null;
            /** @description False: not on a federal holiday. */
            holidays: boolean;
            /** @description Calls to one person in 24 hours; null is no limit. */
            most_calls: number | null;
            /** @description Where the rule was read. */
            source: string;
            /**
             * Format: date
             * @description When.
             */
            checked_on: string;
        };
        Campaign: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            account_id: string;
            name: string;
            /** @enum {string} */
            status: "active" | "paused" | "archived";
            /**
             * Format: date-time
             * @description When a paused campaign buys again by itself; null where it is not paused, or for good.
             */
            paused_until: string | null;
            criteria: {
                [key: string]: unknown;
            };
            /** @description Whole cents. */
            exclusive_bid_cents: number | null;
            /** @description Whole cents. */
            shared_bid_cents: number | null;
            adjustments: {
                /** @enum {string} */
                by: "tier" | "county_fips" | "timing";
                /** @description The tier, county or timing it applies to. */
                value: string;
                /** @description 1,000 raises the bid by 10 %. */
                basis_points: number;
            }[];
            limits: components["schemas"]["CampaignLimits"];
            source_limits: components["schemas"]["CampaignSourceLimits"];
            schedule: components["schemas"]["CampaignSchedule"];
            /** @enum {string} */
            pacing: "asap" | "even";
            priority: number;
            weight: number;
            contact_channels: ("call" | "text" | "email")[];
            blocked_source_ids: string[];
            /** @description Grows with every change. */
            version: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            updated_at: string;
            abilities: components["schemas"]["CampaignAbilities"];
        };
        CampaignAbilities: {
            update: boolean;
        };
        CampaignDocument: {
            name: string;
            /**
             * @description Default: active. Archived is for good.
             * @enum {string}
             */
            status?: "active" | "paused" | "archived";
            /** @description Which leads: a tree of {"all":[…]}, {"any":[…]}, {"not":…} over rules such as {"field":"state","in":["CA"]}, {"field":"price_cents","min":30000000} or {"field":"radius","zip_code":"95838","miles":20}. {"field":"verification","in":["certificate"]} asks for a TrustedForm or Jornaya reference, {"field":"age_minutes","max":30} for whole minutes from the consent to the lead's arrival; neither holds for a ping, whose consent comes with its post. {"all":[]} is every lead. */
            criteria: {
                [key: string]: unknown;
            };
            /** @description Bid for a lead nobody else gets. One of the bids is needed. */
            exclusive_bid_cents?: number | null;
            /** @description Bid for one shared slot. */
            shared_bid_cents?: number | null;
            /** @description Raise or lower the bids; those that apply add up. Default: none. */
            adjustments?: components["schemas"]["BidAdjustment"][];
            /** @description Caps and budgets in all. Default: none. */
            limits?: {
                /** @description Most leads per window (hour, day, week, month, total). */
                leads?: {
                    hour?: number;
                    day?: number;
                    week?: number;
                    month?: number;
                    total?: number;
                };
                /** @description Most money per window (hour, day, week, month, total), in cents. */
                cents?: {
                    /** @description Whole cents. */
                    hour?: number;
                    /** @description Whole cents. */
                    day?: number;
                    /** @description Whole cents. */
                    week?: number;
                    /** @description Whole cents. */
                    month?: number;
                    /** @description Whole cents. */
                    total?: number;
                };
            };
            /** @description Caps and budgets per source. Default: none. */
            source_limits?: {
                /** @description Most leads per window (hour, day, week, month, total). */
                leads?: {
                    hour?: number;
                    day?: number;
                    week?: number;
                    month?: number;
                    total?: number;
                };
                /** @description Most money per window (hour, day, week, month, total), in cents. */
                cents?: {
                    /** @description Whole cents. */
                    hour?: number;
                    /** @description Whole cents. */
                    day?: number;
                    /** @description Whole cents. */
                    week?: number;
                    /** @description Whole cents. */
                    month?: number;
                    /** @description Whole cents. */
                    total?: number;
                };
            };
            /** @description When the campaign buys. Default: always, in the account's zone. */
            schedule?: {
                /** @description IANA zone, such as America/Los_Angeles. Caps and hours count by its clock. */
                time_zone: string;
                /** @description When the campaign buys; none is always. */
                hours?: {
                    /** @description 0 is Monday. */
                    weekday: number;
                    /** @description Minutes after midnight. */
                    open_minute: number;
                    /** @description Not included; 1440 is midnight. */
                    close_minute: number;
                }[];
            };
            /**
             * @description even spreads the day's caps over its open hours. Default: asap.
             * @enum {string}
             */
            pacing?: "asap" | "even";
            /** @description For sources routed by priority: lower goes first. Default: 100. */
            priority?: number;
            /** @description For sources routed by weight. Default: 1. */
            weight?: number;
            /** @description How you will contact the person; the consent must cover it. Default: call, text and email. */
            contact_channels?: ("call" | "text" | "email")[];
            /** @description Sources you do not buy from. Default: none. */
            blocked_source_ids?: string[];
        };
        CampaignLimits: {
            leads: {
                [key: string]: number;
            };
            cents: {
                [key: string]: number;
            };
        };
        CampaignPage: {
            items: components["schemas"]["Campaign"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        CampaignPatch: {
            name?: string;
            /**
             * @description Default: active. Archived is for good.
             * @enum {string|null}
             */
            status?: "active" | "paused" | "archived" | null;
            /** @description Which leads: a tree of {"all":[…]}, {"any":[…]}, {"not":…} over rules such as {"field":"state","in":["CA"]}, {"field":"price_cents","min":30000000} or {"field":"radius","zip_code":"95838","miles":20}. {"field":"verification","in":["certificate"]} asks for a TrustedForm or Jornaya reference, {"field":"age_minutes","max":30} for whole minutes from the consent to the lead's arrival; neither holds for a ping, whose consent comes with its post. {"all":[]} is every lead. */
            criteria?: {
                [key: string]: unknown;
            };
            /** @description Bid for a lead nobody else gets. One of the bids is needed. */
            exclusive_bid_cents?: number | null;
            /** @description Bid for one shared slot. */
            shared_bid_cents?: number | null;
            /** @description Raise or lower the bids; those that apply add up. Default: none. */
            adjustments?: components["schemas"]["BidAdjustment"][] | null;
            /** @description Caps and budgets in all. Default: none. */
            limits?: {
                /** @description Most leads per window (hour, day, week, month, total). */
                leads?: {
                    hour?: number | null;
                    day?: number | null;
                    week?: number | null;
                    month?: number | null;
                    total?: number | null;
                } | null;
                /** @description Most money per window (hour, day, week, month, total), in cents. */
                cents?: {
                    /** @description Whole cents. */
                    hour?: number | null;
                    /** @description Whole cents. */
                    day?: number | null;
                    /** @description Whole cents. */
                    week?: number | null;
                    /** @description Whole cents. */
                    month?: number | null;
                    /** @description Whole cents. */
                    total?: number | null;
                } | null;
            } | null;
            /** @description Caps and budgets per source. Default: none. */
            source_limits?: {
                /** @description Most leads per window (hour, day, week, month, total). */
                leads?: {
                    hour?: number | null;
                    day?: number | null;
                    week?: number | null;
                    month?: number | null;
                    total?: number | null;
                } | null;
                /** @description Most money per window (hour, day, week, month, total), in cents. */
                cents?: {
                    /** @description Whole cents. */
                    hour?: number | null;
                    /** @description Whole cents. */
                    day?: number | null;
                    /** @description Whole cents. */
                    week?: number | null;
                    /** @description Whole cents. */
                    month?: number | null;
                    /** @description Whole cents. */
                    total?: number | null;
                } | null;
            } | null;
            /** @description When the campaign buys. Default: always, in the account's zone. */
            schedule?: {
                /** @description IANA zone, such as America/Los_Angeles. Caps and hours count by its clock. */
                time_zone?: string;
                /** @description When the campaign buys; none is always. */
                hours?: {
                    /** @description 0 is Monday. */
                    weekday: number;
                    /** @description Minutes after midnight. */
                    open_minute: number;
                    /** @description Not included; 1440 is midnight. */
                    close_minute: number;
                }[] | null;
            } | null;
            /**
             * @description even spreads the day's caps over its open hours. Default: asap.
             * @enum {string|null}
             */
            pacing?: "asap" | "even" | null;
            /** @description For sources routed by priority: lower goes first. Default: 100. */
            priority?: number | null;
            /** @description For sources routed by weight. Default: 1. */
            weight?: number | null;
            /** @description How you will contact the person; the consent must cover it. Default: call, text and email. */
            contact_channels?: ("call" | "text" | "email")[] | null;
            /** @description Sources you do not buy from. Default: none. */
            blocked_source_ids?: string[] | null;
        };
        CampaignPause: {
            /**
             * Format: date-time
             * @description ISO 8601. In the future, and at most 366 days away. Absent: until somebody resumes it.
             */
            until?: string;
        };
        CampaignPreview: {
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            from: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            to: string;
            volume: components["schemas"]["AvailableVolume"];
            replay: components["schemas"]["CampaignReplay"];
        };
        /** @description What it would have bought, against everybody else's bids as they stood. Null without a bid, and where fewer than 5 leads meet the criteria. */
        CampaignReplay: {
            /**
             * @description as_it_was: with the money and the caps that the campaign had then. as_now: for a campaign that was not there yet, with nothing taken and today's money.
             * @enum {string}
             */
            starting_state: "as_it_was" | "as_now";
            /** @description Leads that it would have bought. */
            won: number;
            exclusive: number;
            shared: number;
            /** @description What they would have cost. */
            spend_cents: number;
            /** @description Why it would not have bought the others, the most frequent reason first. */
            lost: components["schemas"]["ReplayLoss"][];
            /** @description Leads that were decided before enough was recorded to decide them again. */
            unknown: number;
        } | null;
        CampaignSchedule: {
            time_zone: string;
            hours: {
                weekday: number;
                open_minute: number;
                close_minute: number;
            }[];
        };
        CampaignSourceLimits: {
            leads: {
                [key: string]: number;
            };
            cents: {
                [key: string]: number;
            };
        };
        ChatCompletion: {
            id: string;
            /** @enum {string} */
            object: "chat.completion";
            /** @description Seconds since 1970. */
            created: number;
            model: string;
            choices: {
                index: number;
                message: {
                    /** @enum {string} */
                    role: "assistant";
                    /** @description Empty where the model said nothing. */
                    content: string;
                };
                finish_reason: string | null;
            }[];
            /** @description What stands beside the words. */
            plat: {
                /** Format: uuid */
                thread_id: string;
                said: components["schemas"]["AssistantMessage"];
                reply: components["schemas"]["AssistantMessage"];
                /** @description The question to put one second after the reply, unless the person says something first. */
                question: {
                    /** Format: uuid */
                    id: string;
                    /** @enum {string} */
                    sender: "user" | "bot";
                    /**
                     * @description What a person said, the reply to it, a question of the qualification, or that there was no reply.
                     * @enum {string}
                     */
                    kind: "said" | "reply" | "question" | "apology";
                    text: string;
                    /**
                     * Format: date-time
                     * @description ISO 8601, UTC.
                     */
                    timestamp: string;
                    /** @description Where to see or do what it is about. */
                    links: components["schemas"]["AssistantLink"][];
                    proposals: components["schemas"]["AssistantProposal"][];
                    /** @description Answers that one may choose instead of typing. */
                    suggestions: string[];
                } | null;
                summary: components["schemas"]["AssistantSummary"];
                /** @description The price that the conversation came to; null while there is none. */
                lead_update: {
                    property: {
                        /** @description Whole dollars. */
                        price: number;
                    };
                } | null;
                /** @description Whether the network answered by itself, without a model. */
                is_built_in: boolean;
            };
        };
        ChatCompletionRequest: {
            /** @description The network's own model answers, whatever is asked for. */
            model?: string;
            /** @description The last one is the user's, of at most 1000 letters; the others are not read: the network keeps the system instruction and the thread. */
            messages: {
                /** @enum {string} */
                role: "system" | "user" | "assistant";
                content: string;
            }[];
            /** @description At most 150 are used. */
            max_tokens?: number;
            /** @description Answers are not streamed; true is refused. */
            stream?: boolean;
            plat?: {
                /** Format: uuid */
                thread_id?: string;
                /**
                 * Format: uuid
                 * @description An id of the message's own: the same one again is answered as it was.
                 */
                message_id?: string;
                /**
                 * Format: uuid
                 * @description The question that the person has seen.
                 */
                asked_id?: string;
                /** @enum {string} */
                language?: "en" | "es";
                /** @description IANA zone of the days that the person means. Default: UTC. */
                time_zone?: string;
                /**
                 * Format: date
                 * @description The day where the person is.
                 */
                today?: string;
            };
        };
        CityAround: {
            city: string;
            /** @description Two letters. */
            state: string;
            /** @description Its ZIP codes among those looked at. */
            zip_count: number;
            /** @description The mean of these. */
            latitude: number;
            /** @description The mean of these. */
            longitude: number;
        };
        Click: {
            /**
             * Format: uuid
             * @description The click id, as its lead is to bring it.
             */
            id: string;
            /** Format: uuid */
            link_id: string;
            /** Format: uuid */
            source_id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            at: string;
            /** @description sub1 to sub5. */
            sub_ids: (string | null)[];
            /** @description The host alone of the page that the link stood in. */
            referrer_host: string | null;
            /** @enum {string} */
            device: "desktop" | "mobile" | "tablet" | "unknown";
            is_unique: boolean;
            /** @description A program by its own account: counted nowhere. */
            is_bot: boolean;
            /**
             * Format: uuid
             * @description The first lead that was accepted with this click's id.
             */
            lead_id: string | null;
            /** @description Of its leads, without what was given back; null without a lead, and for those who may not see earnings. */
            earned_cents: number | null;
        };
        ClickFigures: {
            /** @description Without programs, and without visitors who ask not to be tracked. */
            clicks: number;
            /** @description Not the same visitor's again within the hour. */
            unique_clicks: number;
            /** @description Accepted with the id of one of these clicks, each once. */
            leads: number;
            /** @description Of these, those that were sold and not all given back. */
            sold: number;
            /** @description Leads of clicks. Basis points; null where there is nothing to divide by. */
            conversion_basis_points: number | null;
            /** @description Of those leads, without what was given back; null for those who may not see earnings. */
            earned_cents: number | null;
            /** @description Earned of each click on the average; null without clicks, and for those who may not see earnings. */
            per_click_cents: number | null;
            /** @description Earned of each lead on the average; null without leads, and for those who may not see earnings. */
            per_lead_cents: number | null;
        };
        ClickGroup: {
            /**
             * Format: uuid
             * @description Where the group is of one source.
             */
            source_id: string | null;
            /**
             * Format: uuid
             * @description Where the group is one link's.
             */
            link_id: string | null;
            /** @description What the group has in common: an id, a sub id's value, or a day of the zone as YYYY-MM-DD; null for clicks without such a sub id. */
            key: string | null;
            /** @description Of the source or the link. */
            name: string | null;
            current: components["schemas"]["ClickFigures"];
            previous: components["schemas"]["ClickFigures"];
        };
        ClickPage: {
            items: components["schemas"]["Click"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        ClicksReport: {
            period: components["schemas"]["ReportPeriod"];
            /** @enum {string} */
            by: "source" | "link" | "sub1" | "sub2" | "sub3" | "sub4" | "sub5" | "day";
            total: components["schemas"]["ClickFigures"];
            groups: components["schemas"]["ClickGroup"][];
        };
        ConsentMark: {
            channels: ("call" | "text" | "email")[];
            /** @enum {string} */
            scope: "named" | "network" | "none";
        };
        CountyVolume: {
            county_fips: string;
            county_name: string;
            state: string;
            leads: number;
        };
        CurrentAssistantThread: {
            thread: {
                /** Format: uuid */
                id: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC.
                 */
                started_at: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC.
                 */
                last_at: string;
                /** @description In their order. */
                messages: components["schemas"]["AssistantMessage"][];
                /** @description The question that comes next, once the reply has been read for a second. */
                question: {
                    /** Format: uuid */
                    id: string;
                    /** @enum {string} */
                    sender: "user" | "bot";
                    /**
                     * @description What a person said, the reply to it, a question of the qualification, or that there was no reply.
                     * @enum {string}
                     */
                    kind: "said" | "reply" | "question" | "apology";
                    text: string;
                    /**
                     * Format: date-time
                     * @description ISO 8601, UTC.
                     */
                    timestamp: string;
                    /** @description Where to see or do what it is about. */
                    links: components["schemas"]["AssistantLink"][];
                    proposals: components["schemas"]["AssistantProposal"][];
                    /** @description Answers that one may choose instead of typing. */
                    suggestions: string[];
                } | null;
                summary: components["schemas"]["AssistantSummary"];
            } | null;
            /** @description Who answers now, as a completion names it. */
            model: string;
            is_built_in: boolean;
        };
        CurrentSession: {
            session: {
                user: components["schemas"]["SignedInUser"];
                /** @enum {string} */
                role: "advertiser" | "affiliate" | "admin";
                /**
                 * @description What the person may do within the account.
                 * @enum {string}
                 */
                team_role: "owner" | "manager" | "agent";
                account: components["schemas"]["SignedInAccount"];
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC; moves on while the session is used.
                 */
                expires_at: string;
            } | null;
        };
        /** @description What the source sent beyond the vocabulary. */
        CustomFields: {
            [key: string]: string;
        };
        Decision: components["schemas"]["AdminDecision"] | components["schemas"]["BuyerDecision"] | components["schemas"]["AffiliateDecision"];
        DecisionLine: {
            /** Format: uuid */
            campaign_id: string;
            campaign_name: string;
            /** @enum {string} */
            reason: "criteria_not_met" | "outside_hours" | "cap_reached" | "budget_exhausted" | "insufficient_funds" | "not_licensed" | "source_blocked" | "already_owned" | "consent_scope" | "outbid" | "buyer_rejected" | "buyer_timeout" | "below_reserve" | "won";
            /** @description The reason in a sentence. */
            reason_text: string;
            /** @enum {string|null} */
            mode: "exclusive" | "shared" | null;
            /** @description The bid looked at last. */
            bid_cents: number | null;
            /** @description With criteria_not_met: the field that kept the lead out, where it is known. */
            criteria_field: string | null;
        };
        DecisionLineWithAccount: {
            /** Format: uuid */
            campaign_id: string;
            campaign_name: string;
            /** @enum {string} */
            reason: "criteria_not_met" | "outside_hours" | "cap_reached" | "budget_exhausted" | "insufficient_funds" | "not_licensed" | "source_blocked" | "already_owned" | "consent_scope" | "outbid" | "buyer_rejected" | "buyer_timeout" | "below_reserve" | "won";
            /** @description The reason in a sentence. */
            reason_text: string;
            /** @enum {string|null} */
            mode: "exclusive" | "shared" | null;
            /** @description The bid looked at last. */
            bid_cents: number | null;
            /** @description With criteria_not_met: the field that kept the lead out, where it is known. */
            criteria_field: string | null;
            /** Format: uuid */
            account_id: string;
            account_name: string;
        };
        Delivery: {
            /**
             * Format: uuid
             * @description The same over all tries; a webhook has it in `webhook-id`, other systems in Idempotency-Key.
             */
            id: string;
            /** Format: uuid */
            sale_id: string;
            /** Format: uuid */
            lead_id: string;
            /** Format: uuid */
            destination_id: string;
            destination_name: string;
            /** @enum {string} */
            kind: "webhook" | "http" | "email" | "follow_up_boss" | "sms";
            /** @description In its route: 0 gets every lead, those after it what failed before them. */
            place: number;
            /**
             * Format: date-time
             * @description When the lead was bought.
             */
            at: string;
            /** @enum {string} */
            status: "waiting" | "delivered" | "failed";
            /**
             * @description Why it has not arrived; null where it has, or was not tried yet.
             * @enum {string|null}
             */
            reason: "lead_flow_archived" | "wrong_key" | "unwanted_answer" | "gone" | "failed_answer" | "no_answer" | "returned" | "erased" | "no_mail_server" | null;
            /** @description Since it was last set going; 10 at most. */
            tries: number;
            /**
             * Format: date-time
             * @description When it is tried next; null where it is not.
             */
            next_at: string | null;
            /** @description Every try, newest first; the last 30. Without what was sent, and with the person's contact masked in what came back. */
            log: components["schemas"]["Attempt"][];
            abilities: components["schemas"]["DeliveryAbilities"];
        };
        DeliveryAbilities: {
            send: boolean;
        };
        DeliveryPage: {
            items: components["schemas"]["Delivery"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        DeliveryPlan: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            account_id: string;
            /**
             * Format: uuid
             * @description Null for the account's own plan: of campaigns that have none, and of leads bought by hand.
             */
            campaign_id: string | null;
            routes: string[][];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            updated_at: string;
        };
        DeliveryPlanDocument: {
            /** @description Each route gets every lead. Within a route the first destination gets it; the next gets it, too, where the one before fails for too long. */
            routes: string[][];
        };
        DeliveryPlanPage: {
            items: components["schemas"]["DeliveryPlan"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        /** @description What would be sent for a lead that nobody is. */
        DeliveryPreview: {
            address: string;
            headers: components["schemas"]["PreviewHeader"][];
            body: string;
        };
        DemandFollow: {
            /** Format: uuid */
            id: string;
            /**
             * @description USPS code; null is any.
             * @enum {string|null}
             */
            state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "AS" | "GU" | "MP" | "PR" | "VI" | "MH" | "AA" | "AE" | "AP" | null;
            /**
             * @description Null is any.
             * @enum {string|null}
             */
            side: "buyer" | "seller" | "buyer_and_seller" | "renter" | "investor_seller" | "unknown" | null;
            /** @description What an order has to pay you at least, before adjustments; null is anything. */
            least_payout_cents: number | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            created_at: string;
        };
        /** @description A state, a side, or both. */
        DemandFollowDocument: {
            /**
             * @description USPS code; null is any.
             * @enum {string|null}
             */
            state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "AS" | "GU" | "MP" | "PR" | "VI" | "MH" | "AA" | "AE" | "AP" | null;
            /**
             * @description Null is any.
             * @enum {string|null}
             */
            side: "buyer" | "seller" | "buyer_and_seller" | "renter" | "investor_seller" | "unknown" | null;
            /** @description What an order has to pay you at least, before adjustments; null is anything. */
            least_payout_cents: number | null;
        };
        DemandFollowList: {
            items: components["schemas"]["DemandFollow"][];
        };
        /** @description An active order, without its buyer. */
        DemandOrder: {
            /** @description Opaque: it names the order for you alone, and nobody behind it. */
            id: string;
            /** @description Where it buys. Of an order for a circle around a place, the state of its centre. */
            states: string[];
            /** @description Counties it is limited to; null where it names none. */
            county_count: number | null;
            /** @description ZIPs it is limited to; null where it names none. */
            zip_count: number | null;
            /** @description Within how many miles of a place; null where it names none, or several. */
            radius_miles: number | null;
            /** @description Null is any. */
            sides: ("buyer" | "seller" | "buyer_and_seller" | "renter" | "investor_seller" | "unknown")[] | null;
            /** @description Null is any. */
            property_types: ("single_family" | "condo" | "townhouse" | "multi_2_4" | "multi_5_plus" | "manufactured" | "co_op" | "land" | "farm_ranch" | "commercial" | "other" | "unknown")[] | null;
            /** @description Null is any. */
            tiers: ("hot" | "nurture" | "cold")[] | null;
            /** @description 0–10,000; null where there is none. */
            minimum_score: number | null;
            /** @description What you would earn of its exclusive bid, before adjustments, rounded down; null where it does not bid. */
            exclusive_payout_cents: number | null;
            /** @description The same of a shared slot. */
            shared_payout_cents: number | null;
            /**
             * @description How many leads it can still take today; null where nothing limits it.
             * @enum {string|null}
             */
            remaining_today: "none" | "under_5" | "5_to_19" | "20_to_99" | "100_or_more" | null;
            /** @description Your listed leads that nobody bought yet and that meet its criteria. */
            matching_leads: number;
        };
        DemandReport: {
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            at: string;
            terms: components["schemas"]["PayoutTerms"];
            /** @description Those in which an order still has room today, over the 2,000 orders that pay most, by their codes. */
            states: components["schemas"]["DemandState"][];
            /** @description The 200 that pay most, the best first. */
            orders: components["schemas"]["DemandOrder"][];
        };
        /** @description What is wanted in a state beyond what comes there. */
        DemandState: {
            /** @description USPS code. */
            state: string;
            /** @description Orders that buy there and still have room today. */
            orders: number;
            /**
             * @description How many more leads a day these orders would take than come: the sum of their rooms today, each counted as at most 100 and one without a limit as 100, less the accepted leads of the state a day, in the mean of the last 7 days up to the last whole hour. An order that buys in several states counts whole in each.
             * @enum {string}
             */
            unmet: "none" | "under_20" | "20_to_99" | "100_to_499" | "500_to_999" | "1000_or_more";
            /** @description The most that you would earn by one of these orders, before adjustments, rounded down. */
            best_payout_cents: number;
        };
        DemoUser: {
            email: string;
            password: string;
            /** @enum {string} */
            role: "advertiser" | "affiliate" | "admin";
        };
        Destination: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            account_id: string;
            name: string;
            /** @enum {string} */
            kind: "webhook" | "http" | "email" | "follow_up_boss" | "sms";
            to: components["schemas"]["DestinationTo"];
            /** @description Whether there is an API key, for Follow Up Boss. Keys and what headers say are never shown again. */
            has_key: boolean;
            fall_back_after_minutes: number;
            /**
             * @description off: switched off for you; set it to active again once its system is mended.
             * @enum {string}
             */
            status: "active" | "paused" | "off";
            /**
             * @description gone: its system answered 410. failing: nothing but failure for five days.
             * @enum {string|null}
             */
            off_reason: "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description Null where the last call arrived.
             */
            failing_since: string | null;
            /** @description Calls still to be made. */
            waiting: number;
            /** @description Of the last 30 days. */
            delivered: number;
            /** @description Of the last 30 days, given up. */
            failed: number;
            /** @description For Follow Up Boss: where its webhook `peopleStageUpdated` is to call. Null for other kinds, and for whoever may not change it. */
            stages_url: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            updated_at: string;
            abilities: components["schemas"]["DestinationAbilities"];
        };
        DestinationAbilities: {
            update: boolean;
        };
        DestinationDocument: {
            name: string;
            to: components["schemas"]["DestinationTo"];
            /** @description How long a lead may fail to arrive before the next of its route gets it, too. It is tried on here all the same. Default: 5. */
            fall_back_after_minutes?: number;
            /**
             * @description Paused, what waits goes on waiting. Default: active.
             * @enum {string}
             */
            status?: "active" | "paused";
        };
        DestinationField: {
            /** @description Where it stands. Points make levels: `person.phones.0.value`. In XML `@` before the last name makes an attribute. */
            name: string;
            /** @description A text with {macros}, such as `{first_name} {last_name}`. */
            value: string;
            /**
             * @description What it is in JSON; left out where it is empty, unless it is a text. Default: text.
             * @enum {string}
             */
            type?: "text" | "number" | "yes_no";
        };
        DestinationHeader: {
            name: string;
            /** @description What it says. Never shown again; left out, it stays as it is. */
            value?: string;
        };
        DestinationPage: {
            items: components["schemas"]["Destination"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        DestinationTo: components["schemas"]["ToWebhook"] | components["schemas"]["ToHttp"] | components["schemas"]["ToEmail"] | components["schemas"]["ToFollowUpBoss"] | components["schemas"]["ToSms"];
        EarlierPurchase: {
            /** Format: uuid */
            sale_id: string;
            /** Format: uuid */
            lead_id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            sold_at: string;
        };
        /** @description The affiliate's part of one sale; `id` is the sale's. */
        Earning: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            lead_id: string;
            /** Format: uuid */
            source_id: string;
            /** Format: uuid */
            affiliate_id: string;
            /** @enum {string} */
            mode: "exclusive" | "shared";
            /** @description The affiliate's part of the sale. */
            amount_cents: number;
            /** @enum {string} */
            status: "pending" | "payable" | "paid" | "reversed";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            earned_at: string;
            /** @description sub1 to sub5 of its lead. */
            sub_ids: (string | null)[];
            /**
             * Format: uuid
             * @description The payout that it is in, under way or sent; null in none.
             */
            payout_id: string | null;
            /** @description Null unless it is pending. */
            hold: {
                /** @enum {string} */
                reason: "open_return" | "return_window" | "new_affiliate" | "card" | "due";
                /**
                 * Format: date-time
                 * @description Null where nobody can say: until the return is decided.
                 */
                until: string | null;
            } | null;
        };
        EarningPage: {
            items: components["schemas"]["Earning"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        Email: {
            /** Format: uuid */
            id: string;
            /** @description Whom it is for; the address is read when it is sent, and kept nowhere. */
            user_id: string;
            /** @enum {string} */
            language: "en" | "es";
            /**
             * @description digest: the daily e-mail.
             * @enum {string}
             */
            kind: "account_waiting" | "bank_changed" | "campaign_stopped" | "cap_reached" | "delivery_failing" | "demand_followed" | "draft_ended" | "email_off" | "form_sent" | "import_ended" | "lead_bought" | "lead_sold" | "low_balance" | "payout_moved" | "postback_off" | "return_decided" | "return_filed" | "return_to_decide" | "search_matched" | "source_suspended" | "webhook_off" | "digest";
            subject: string;
            /** @description Pieces of news in it. */
            count: number;
            /**
             * Format: date-time
             * @description When the first of it happened.
             */
            at: string;
            /**
             * Format: date-time
             * @description When it may go out.
             */
            send_at: string;
            /**
             * @description bounced: there is no such address. given_up: the mail server did not take it. kept: no mail server is set. dropped: its person has left, or wants none any more.
             * @enum {string}
             */
            status: "waiting" | "sent" | "bounced" | "given_up" | "kept" | "dropped";
            tries: number;
            /**
             * Format: date-time
             * @description When it is tried next; null where it is not.
             */
            next_at: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            ended_at: string | null;
            /** @description What the mail server said at the last try, without the address. */
            answer: string | null;
        };
        EmailPage: {
            items: components["schemas"]["Email"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        Engagement: {
            /** @description Within the hours in which the person may be called; null where there are none. */
            best_contact_time: {
                /** @enum {string} */
                days: "weekdays" | "saturday" | "sunday";
                /** @description From. HH:MM on the person's own clock. */
                from: string;
                /** @description Until. HH:MM on the person's own clock. */
                until: string;
            } | null;
            /**
             * @description One that the consent names; null where it names none.
             * @enum {string|null}
             */
            channel: "call" | "text" | "email" | null;
            /** @description What to speak of. At most 6, each of at most 300 letters of plain text. */
            talking_points: string[];
            /** @description When to try again. At most 6, each of at most 300 letters of plain text. */
            follow_up: string[];
        };
        EngagementOfLead: {
            /** @constant */
            kind: "engagement";
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            language: "en" | "es";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            made_at: string;
            /** @description Null: made by rules. */
            model: string | null;
            /**
             * @description Why rules answered in place of the network's model.
             * @enum {string|null}
             */
            fallback: "used_up" | "no_good" | "no_answer" | "refused" | null;
            /** @description Whether the model's first answer was no good. */
            is_repaired: boolean;
            /**
             * @description As what you read the lead.
             * @enum {string}
             */
            view: "preview" | "purchased" | "own" | "admin";
            /** @description What went in. Never a name, a phone, an e-mail or a street. */
            made_from: ("side" | "property_type" | "state" | "timing" | "price" | "size" | "finance_status" | "agent_status" | "score" | "consent_channels" | "certificate" | "calling_hours" | "received_at" | "progress" | "remark" | "market")[];
            /** @description IANA zone of the person's clock; null where you are not told. */
            time_zone: string | null;
            result: components["schemas"]["Engagement"];
        };
        Event: {
            /** @description Grows; give the last one as `after`. */
            id: number;
            notification: {
                title: string;
                body: string;
            };
            data: {
                type: string;
                url: string;
            };
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            at: string;
        };
        EventPage: {
            items: components["schemas"]["Event"][];
            /** @description Null when there is none. */
            last_id: number | null;
            /** @description The account's newest event when you last signed out. Null with `after`, for a key, and before the first time. */
            read_until: number | null;
        };
        Exclusions: {
            /** @description Phone numbers and e-mails kept for your account. */
            count: number;
        };
        FieldError: {
            /** @description JSON pointer into the body, or the name of the parameter, header or query field. */
            field: string;
            /** @description What kind of mistake it is. */
            code: string;
            /** @description One sentence that says what to do. */
            message: string;
        };
        Figure: {
            /** @enum {string} */
            key: "leads_bought" | "spend" | "average_price" | "returned_share" | "leads_posted" | "accepted_share" | "leads_sold" | "earned" | "payable_now" | "pending_now" | "leads_in" | "sold_share" | "sales_volume" | "network_revenue" | "first_try" | "cost_per_appointment";
            /** @description Null where there is nothing to divide by. */
            value: number | null;
            /** @enum {string} */
            unit: "cents" | "count" | "basis_points" | "seconds";
            /** @description Of the period before; null for a figure of now, and where there is nothing to divide by. */
            previous: number | null;
        };
        FilingEvidence: {
            /**
             * @description With invalid_contact: two calls that were logged, or a bounce.
             * @enum {string}
             */
            proof?: "calls" | "bounce";
            /**
             * Format: date
             * @description With wholesaler, has_agent, did_not_request and a bounce: the day it was said or came. With listed_on_mls and under_contract: the day of the listing or contract.
             */
            on?: string;
            /**
             * Format: uuid
             * @description With duplicate: your own earlier purchase of this person.
             */
            earlier_sale_id?: string;
        };
        Form: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            account_id: string;
            /** @description Where it stands: /f/{slug}, as a conversation /c/{slug}. */
            slug: string;
            /** @description Of the form and of its source; visitors do not see it. */
            name: string;
            /** @enum {string} */
            kind: "form" | "chat";
            /** @enum {string} */
            language: "en" | "es";
            /** @enum {string} */
            accent: "spruce" | "ocean" | "plum" | "brick" | "ink";
            /** @enum {string} */
            ground: "auto" | "light" | "dark";
            headline: string;
            intro: string;
            thanks: string;
            sides: ("seller" | "buyer" | "buyer_and_seller" | "renter" | "investor_seller")[];
            questions: ("size" | "finance" | "agent" | "street" | "comments")[];
            named_sellers: string[];
            /**
             * @description Of its source, which has the form's id: paused, the form says that it is closed.
             * @enum {string}
             */
            status: "active" | "paused";
            /** @description Word for word what people agree to. */
            consent_text: string;
            /** @description Of the consent text, in hex. It travels with every lead. */
            consent_sha256: string;
            /** @description Grows with every change; each lead names the version that was shown. */
            version: number;
            /** @description Of the last 30 days. */
            funnel: {
                /** @description Visits to the page. Visitors who ask not to be tracked (Global Privacy Control) are not counted anywhere here. */
                seen: number;
                /** @description Of these, those that answered something. */
                started: number;
                /** @description Of these, those that sent the form. */
                finished: number;
                /** @description Posts that no person made. They were answered like any other, and nothing became of them. */
                bots: number;
            };
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            updated_at: string;
            abilities: components["schemas"]["FormAbilities"];
        };
        FormAbilities: {
            update: boolean;
        };
        FormAnswer: {
            /**
             * @description thanked: it is sent, and nothing more is told. mend: nothing happened yet; `problems` says what to change. gone: its draft's link was used, withdrawn or has run out, and nothing happened.
             * @enum {string}
             */
            status: "thanked" | "mend" | "gone";
            problems: components["schemas"]["AnswerProblem"][];
        };
        FormDay: {
            /**
             * Format: date
             * @description In UTC.
             */
            day: string;
            /** @description Visits to the page. Visitors who ask not to be tracked (Global Privacy Control) are not counted anywhere here. */
            seen: number;
            /** @description Of these, those that answered something. */
            started: number;
            /** @description Of these, those that sent the form. */
            finished: number;
            /** @description Posts that no person made. They were answered like any other, and nothing became of them. */
            bots: number;
        };
        FormDocument: {
            /** @description Of the form and of its source; visitors do not see it. */
            name: string;
            /**
             * @description chat: it asks in a conversation that ends in the form. Of its source, so it cannot be changed later. Default: form.
             * @enum {string}
             */
            kind?: "form" | "chat";
            /**
             * @description Default: en.
             * @enum {string}
             */
            language?: "en" | "es";
            /**
             * @description Default: spruce.
             * @enum {string}
             */
            accent?: "spruce" | "ocean" | "plum" | "brick" | "ink";
            /**
             * @description auto follows the visitor's system. Default: auto.
             * @enum {string}
             */
            ground?: "auto" | "light" | "dark";
            /** @description Empty: words of our own. */
            headline?: string;
            /** @description Under the headline. Empty: words of our own. */
            intro?: string;
            /** @description Said when it is sent. Empty: words of our own. */
            thanks?: string;
            /** @description Whom it asks; one alone is not asked for. Default: seller, buyer. */
            sides?: ("seller" | "buyer" | "buyer_and_seller" | "renter" | "investor_seller")[];
            /** @description Asked beside property type, place, price, timing and contact. Default: finance, agent, street. */
            questions?: ("size" | "finance" | "agent" | "street" | "comments")[];
            /** @description Companies that the consent names, and that alone may buy. Empty, the default: those on the network's buyer list. */
            named_sellers?: string[];
        };
        FormFunnel: {
            /** @description Oldest first, days without a visit too. */
            days: components["schemas"]["FormDay"][];
            /** @description Visits to the page. Visitors who ask not to be tracked (Global Privacy Control) are not counted anywhere here. */
            seen: number;
            /** @description Of these, those that answered something. */
            started: number;
            /** @description Of these, those that sent the form. */
            finished: number;
            /** @description Posts that no person made. They were answered like any other, and nothing became of them. */
            bots: number;
        };
        FormPage: {
            items: components["schemas"]["Form"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        FormPatch: {
            /** @description Of the form and of its source; visitors do not see it. */
            name?: string;
            /**
             * @description chat: it asks in a conversation that ends in the form. Of its source, so it cannot be changed later. Default: form.
             * @enum {string|null}
             */
            kind?: "form" | "chat" | null;
            /**
             * @description Default: en.
             * @enum {string|null}
             */
            language?: "en" | "es" | null;
            /**
             * @description Default: spruce.
             * @enum {string|null}
             */
            accent?: "spruce" | "ocean" | "plum" | "brick" | "ink" | null;
            /**
             * @description auto follows the visitor's system. Default: auto.
             * @enum {string|null}
             */
            ground?: "auto" | "light" | "dark" | null;
            /** @description Empty: words of our own. */
            headline?: string | null;
            /** @description Under the headline. Empty: words of our own. */
            intro?: string | null;
            /** @description Said when it is sent. Empty: words of our own. */
            thanks?: string | null;
            /** @description Whom it asks; one alone is not asked for. Default: seller, buyer. */
            sides?: ("seller" | "buyer" | "buyer_and_seller" | "renter" | "investor_seller")[] | null;
            /** @description Asked beside property type, place, price, timing and contact. Default: finance, agent, street. */
            questions?: ("size" | "finance" | "agent" | "street" | "comments")[] | null;
            /** @description Companies that the consent names, and that alone may buy. Empty, the default: those on the network's buyer list. */
            named_sellers?: string[] | null;
        };
        FormPost: {
            /** @description `start` of the form as it was read: which version was shown, and when. Nobody else can make one. */
            start: string;
            /** @description By field. */
            answers: {
                /** @description As typed or chosen. */
                side?: string;
                /** @description As typed or chosen. */
                property_type?: string;
                /** @description As typed or chosen. */
                zip_code?: string;
                /** @description As typed or chosen. */
                price_range?: string;
                /** @description As typed or chosen. */
                timing?: string;
                /** @description As typed or chosen. */
                beds?: string;
                /** @description As typed or chosen. */
                baths?: string;
                /** @description As typed or chosen. */
                finance_status?: string;
                /** @description As typed or chosen. */
                agent_status?: string;
                /** @description As typed or chosen. */
                address?: string;
                /** @description As typed or chosen. */
                comments?: string;
                /** @description As typed or chosen. */
                first_name?: string;
                /** @description As typed or chosen. */
                last_name?: string;
                /** @description As typed or chosen. */
                phone?: string;
                /** @description As typed or chosen. */
                email?: string;
                /** @description yes: the box was ticked. */
                consent?: string;
            };
            /** @description Stays empty: no person sees the field. */
            website?: string;
            /** @description The page that the form stood in, where it is not its own. */
            page_url?: string;
            /** @description `draft` of the page's address: of a form that its person was sent filled in. */
            draft?: string;
            /** @description As it stands in the page's address. */
            sub1?: string;
            /** @description As it stands in the page's address. */
            sub2?: string;
            /** @description As it stands in the page's address. */
            sub3?: string;
            /** @description As it stands in the page's address. */
            sub4?: string;
            /** @description As it stands in the page's address. */
            sub5?: string;
            /** @description As it stands in the page's address. */
            click_id?: string;
        };
        FoundPlace: {
            zip_code: string;
            city: string;
            /** @description Two letters. */
            state: string;
        };
        FoundPlaces: {
            items: components["schemas"]["FoundPlace"][];
        };
        FunnelReport: {
            period: components["schemas"]["ReportPeriod"];
            steps: components["schemas"]["FunnelStep"][];
        };
        FunnelStep: {
            /** @enum {string} */
            step: "submitted" | "accepted" | "sold" | "bought" | "kept";
            count: number;
            previous: number;
        };
        GroupFigures: {
            /** @description Leads received. Null where it is not the group's or the caller's to see, as are the others. */
            leads: number | null;
            /** @description Of them accepted. */
            accepted: number | null;
            /** @description Of them sold at least once. */
            sold: number | null;
            /** @description Sales made in the period: a shared lead is sold several times. */
            sales: number | null;
            /** @description Of these sales, how many were given back. */
            returned: number | null;
            /** @description The share of these sales that was given back; null also where there are none. */
            returned_basis_points: number | null;
            /** @description What buyers paid. */
            spend_cents: number | null;
            /** @description The affiliates' part of it. */
            earned_cents: number | null;
            /** @description The network's part of it. */
            revenue_cents: number | null;
            /** @description Of the sales that were not given back: how many persons the buyer reached at some time. The buyer's own figure, as are the two that follow. */
            contacted: number | null;
            /** @description Of them with an appointment at some time. */
            appointments: number | null;
            /** @description Of them won by now. */
            won: number | null;
        };
        GroupsReport: {
            period: components["schemas"]["ReportPeriod"];
            /** @enum {string} */
            by: "campaign" | "source" | "state" | "affiliate" | "buyer" | "reason" | "sub1" | "sub2" | "sub3" | "sub4" | "sub5";
            groups: components["schemas"]["ReportGroup"][];
        };
        HeldEarnings: {
            /** @enum {string} */
            reason: "open_return" | "return_window" | "new_affiliate" | "card" | "due";
            /** @description What is held for it. */
            amount_cents: number;
            count: number;
            /**
             * Format: date-time
             * @description When the last of it is free; null where nobody can say.
             */
            until: string | null;
        };
        Import: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            account_id: string;
            /** Format: uuid */
            source_id: string;
            name: string;
            /** @enum {string} */
            status: "draft" | "running" | "cancelling" | "cancelled" | "done";
            /**
             * @description Why it stands still; null where it does not.
             * @enum {string|null}
             */
            waits: "source_paused" | "account_suspended" | null;
            rows: number;
            /** @description Rows that have been sent. */
            received: number;
            /** @description Rows with an answer: the four counts that follow. */
            decided: number;
            /** @description Sold, or listed on the marketplace. */
            accepted: number;
            duplicates: number;
            rejected: number;
            /** @description Could not be decided, by a fault of ours. */
            failed: number;
            /** @description Of those accepted. */
            sold: number;
            /** @description What the sales earn you. */
            earned_cents: number;
            /** @description Why rows were refused, the most frequent first. */
            reasons: components["schemas"]["ImportReason"][];
            /**
             * Format: date-time
             * @description How long the refused rows are kept; null where there are none to fetch.
             */
            failures_until: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            ended_at: string | null;
            abilities: components["schemas"]["ImportAbilities"];
        };
        ImportAbilities: {
            run: boolean;
        };
        ImportColumn: {
            /** @description As the file has it; it heads the column in the file of refused rows. */
            name: string;
            /** @enum {string} */
            field: "first_name" | "last_name" | "email" | "phone" | "side" | "property_type" | "address" | "address2" | "city" | "state" | "zip_code" | "price" | "price_min" | "price_max" | "beds" | "baths" | "sqft" | "timing" | "finance_status" | "agent_status" | "motivation" | "comments" | "consent" | "tcpa_text" | "consent_at" | "consent_channels" | "consent_sellers" | "trustedform_cert_url" | "jornaya_leadid" | "ip_address" | "user_agent" | "landing_page_url" | "sub1" | "sub2" | "sub3" | "sub4" | "sub5" | "click_id";
        };
        ImportDocument: {
            /** Format: uuid */
            source_id: string;
            /** @description The columns that are sent, each a field of its own. */
            columns: components["schemas"]["ImportColumn"][];
            /**
             * @description What the person wants, where a row says nothing.
             * @enum {string}
             */
            side?: "buyer" | "seller" | "buyer_and_seller" | "renter" | "investor_seller" | "unknown";
            /** @description Such as the file's name. */
            name: string;
            /** @description How many rows will be sent in all. */
            rows: number;
        };
        ImportPage: {
            items: components["schemas"]["Import"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        ImportPreview: {
            results: components["schemas"]["PostAnswer"][];
        };
        ImportReason: {
            /** @enum {string} */
            reason_code: "missing_field" | "invalid_field" | "auth_failed" | "source_paused" | "duplicate" | "suppressed" | "consent_missing" | "consent_invalid" | "fraud_suspected" | "no_buyer" | "below_reserve" | "cap_reached" | "ping_expired" | "ping_mismatch" | "rate_limited" | "internal_error";
            count: number;
        };
        ImportReceived: {
            received: number;
        };
        ImportRow: {
            /** @description Where the row begins in the file. */
            line: number;
            /** @description In the order of the columns. */
            cells: string[];
        };
        /** @description An invitation that can still be accepted. */
        Invitation: {
            /** Format: uuid */
            id: string;
            email: string;
            /**
             * @description owner: everything; manager: all of the work, neither money nor seats; agent: the bought leads that are theirs or nobody's.
             * @enum {string}
             */
            team_role: "owner" | "manager" | "agent";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            expires_at: string;
        };
        InvitationList: {
            items: components["schemas"]["Invitation"][];
        };
        KeyReplacement: {
            /** @description Default: 0. */
            keep_old_hours?: number;
        };
        Lead: components["schemas"]["LeadPreview"] | components["schemas"]["PurchasedLead"] | components["schemas"]["OwnLead"] | components["schemas"]["AdminLead"];
        LeadAnalyses: {
            items: components["schemas"]["Analysis"][];
        };
        LeadAnswer: {
            /** @enum {string} */
            status: "accepted" | "rejected" | "duplicate";
            /** @enum {string} */
            sale: "none" | "shared" | "exclusive";
            /** @description What the answer earned the affiliate. */
            price_cents: number;
        };
        LeadDraft: {
            /** Format: uuid */
            id: string;
            /**
             * @description sent: it has a link that works. confirmed: its person has sent it.
             * @enum {string}
             */
            status: "open" | "sent" | "confirmed" | "withdrawn" | "expired";
            /** @enum {string} */
            language: "en" | "es";
            /**
             * Format: uuid
             * @description The conversation with the assistant that it came of.
             */
            thread_id: string | null;
            answers: components["schemas"]["LeadDraftState"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            expires_at: string;
            /** Format: uuid */
            lead_id: string | null;
            /** @description What the lead was answered; null while there is none. */
            outcome: {
                /** @enum {string} */
                status: "accepted" | "rejected" | "duplicate";
                /** @enum {string} */
                sale: "none" | "shared" | "exclusive";
                /** @enum {string|null} */
                reason_code: "missing_field" | "invalid_field" | "auth_failed" | "source_paused" | "duplicate" | "suppressed" | "consent_missing" | "consent_invalid" | "fraud_suspected" | "no_buyer" | "below_reserve" | "cap_reached" | "ping_expired" | "ping_mismatch" | "rate_limited" | "internal_error" | null;
                /** @description What the answer earned you. */
                price_cents: number;
            } | null;
        };
        LeadDraftLink: {
            url: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            expires_at: string;
        };
        LeadDraftList: {
            items: components["schemas"]["LeadDraft"][];
        };
        LeadDraftPatch: {
            /**
             * @description Of the page that the person confirms on.
             * @enum {string|null}
             */
            language?: "en" | "es" | null;
            /** @description As a hosted form asks them; what is left out the person is asked. */
            answers?: {
                /** @enum {string|null} */
                side?: "seller" | "buyer" | "buyer_and_seller" | "renter" | "investor_seller" | null;
                /** @enum {string|null} */
                property_type?: "single_family" | "condo" | "townhouse" | "multi_2_4" | "manufactured" | "land" | "other" | "unsure" | null;
                zip_code?: string | null;
                /** @enum {string|null} */
                price_range?: "sale_0" | "sale_200000" | "sale_350000" | "sale_500000" | "sale_750000" | "sale_1000000" | "rent_0" | "rent_1000" | "rent_1500" | "rent_2000" | "rent_3000" | "unsure" | null;
                /** @enum {string|null} */
                timing?: "asap_0_30d" | "m1_3" | "m3_6" | "m6_12" | "m12_plus" | "browsing" | "unsure" | null;
                /** @enum {string|null} */
                beds?: "0" | "1" | "2" | "3" | "4" | "5" | null;
                /** @enum {string|null} */
                baths?: "1" | "1.5" | "2" | "2.5" | "3" | "4" | null;
                /** @enum {string|null} */
                finance_status?: "cash" | "pre_approved" | "pre_qualified" | "talking_to_lender" | "not_started" | "unsure" | null;
                /** @enum {string|null} */
                agent_status?: "none" | "working_informally" | "signed_agreement" | "unsure" | null;
                address?: string | null;
                comments?: string | null;
                first_name?: string | null;
                last_name?: string | null;
                phone?: string | null;
                email?: string | null;
            } | null;
        };
        /** @description Empty once the draft has come to its end: they are erased. */
        LeadDraftState: {
            /** @enum {string} */
            side?: "seller" | "buyer" | "buyer_and_seller" | "renter" | "investor_seller";
            /** @enum {string} */
            property_type?: "single_family" | "condo" | "townhouse" | "multi_2_4" | "manufactured" | "land" | "other" | "unsure";
            zip_code?: string;
            /** @enum {string} */
            price_range?: "sale_0" | "sale_200000" | "sale_350000" | "sale_500000" | "sale_750000" | "sale_1000000" | "rent_0" | "rent_1000" | "rent_1500" | "rent_2000" | "rent_3000" | "unsure";
            /** @enum {string} */
            timing?: "asap_0_30d" | "m1_3" | "m3_6" | "m6_12" | "m12_plus" | "browsing" | "unsure";
            /** @enum {string} */
            beds?: "0" | "1" | "2" | "3" | "4" | "5";
            /** @enum {string} */
            baths?: "1" | "1.5" | "2" | "2.5" | "3" | "4";
            /** @enum {string} */
            finance_status?: "cash" | "pre_approved" | "pre_qualified" | "talking_to_lender" | "not_started" | "unsure";
            /** @enum {string} */
            agent_status?: "none" | "working_informally" | "signed_agreement" | "unsure";
            address?: string;
            comments?: string;
            first_name?: string;
            last_name?: string;
            phone?: string;
            email?: string;
        };
        LeadFieldError: {
            /** @enum {string} */
            field: "first_name" | "last_name" | "email" | "phone" | "side" | "property_type" | "address" | "address2" | "city" | "state" | "zip_code" | "price" | "price_min" | "price_max" | "beds" | "baths" | "sqft" | "timing" | "finance_status" | "agent_status" | "motivation" | "comments" | "consent" | "tcpa_text" | "consent_at" | "consent_channels" | "consent_sellers" | "trustedform_cert_url" | "jornaya_leadid" | "ip_address" | "user_agent" | "landing_page_url" | "sub1" | "sub2" | "sub3" | "sub4" | "sub5" | "click_id";
            /** @enum {string} */
            code: "missing_field" | "invalid_field" | "consent_missing" | "consent_invalid" | "ping_mismatch";
            /** @description What to do. Never repeats what was posted. */
            message: string;
        };
        LeadPage: {
            items: components["schemas"]["Lead"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        /** @description A flat record. The common lead systems' own names for these fields are understood too; an unknown field is kept as a custom field. */
        LeadPost: {
            /** @description Required, one of the two. A first or a last name, up to 50 characters. */
            first_name?: unknown;
            /** @description Required, one of the two. A first or a last name, up to 50 characters. */
            last_name?: unknown;
            /** @description Required, one of the two. A phone or an e-mail. */
            email?: unknown;
            /** @description Required, one of the two. A phone or an e-mail. Ten digits in any spelling, or + and the country code. */
            phone?: unknown;
            /** @description Required. What the person wants to do. One of: buyer, seller, buyer_and_seller, renter, investor_seller, unknown. */
            side?: unknown;
            /** @description Optional. The property, or the one that is looked for. One of: single_family, condo, townhouse, multi_2_4, multi_5_plus, manufactured, co_op, land, farm_ranch, commercial, other, unknown. */
            property_type?: unknown;
            /** @description Optional. House number and street of the property, up to 200 characters. */
            address?: unknown;
            /** @description Optional. Unit or apartment. */
            address2?: unknown;
            /** @description Optional. Up to 50 characters. The ZIP decides where the lead lies. */
            city?: unknown;
            /** @description Optional. Two letters or the full name. Must be the ZIP's. */
            state?: unknown;
            /** @description Required. Five digits, of the property or of where it is looked for. */
            zip_code?: unknown;
            /** @description Optional. Dollars: what the property should bring, or may cost. Or price_min and price_max. */
            price?: unknown;
            /** @description Optional. Dollars. */
            price_min?: unknown;
            /** @description Optional. Dollars. */
            price_max?: unknown;
            /** @description Optional. Bedrooms, up to 20; studio is 0. */
            beds?: unknown;
            /** @description Optional. Bathrooms, in steps of a quarter: 2.5. */
            baths?: unknown;
            /** @description Optional. Living area in square feet. */
            sqft?: unknown;
            /** @description Optional. When the person wants to act. One of: asap_0_30d, m1_3, m3_6, m6_12, m12_plus, browsing, unknown. */
            timing?: unknown;
            /** @description Optional. How the purchase is paid for. One of: cash, pre_approved, pre_qualified, talking_to_lender, not_started, not_applicable, unknown. */
            finance_status?: unknown;
            /** @description Optional. Whether an agent works for the person already. One of: none, working_informally, signed_agreement, unknown. */
            agent_status?: unknown;
            /** @description Optional. What moves a seller. Buyers see it after the purchase only. One of: relocation, upsizing, downsizing, investment, inherited_probate, foreclosure_risk, divorce, repairs, vacant, tired_landlord, other, undisclosed, unknown. */
            motivation?: unknown;
            /** @description Optional. The person's own words, cut at 2,000 characters. Buyers see them after the purchase only. */
            comments?: unknown;
            /** @description Required. true, yes or 1, once the person has agreed. */
            consent?: unknown;
            /** @description Required. The consent text, word for word as the person saw it. */
            tcpa_text?: unknown;
            /** @description Optional. When the person agreed: ISO 8601 or Unix time, at most 90 days ago. */
            consent_at?: unknown;
            /** @description Optional. What the person agreed to, joined by ; where there are several. Without it, read from the text. One of: call, text, email. */
            consent_channels?: unknown;
            /** @description Optional. The companies that the person agreed to hear from, joined by ;. Without it, the network's buyer list where the text names the network. */
            consent_sellers?: unknown;
            /** @description Optional. The address of the TrustedForm certificate. */
            trustedform_cert_url?: unknown;
            /** @description Optional. The Jornaya LeadiD token. */
            jornaya_leadid?: unknown;
            /** @description Optional. The person's address when they agreed, IPv4 or IPv6. */
            ip_address?: unknown;
            /** @description Optional. The person's browser. */
            user_agent?: unknown;
            /** @description Optional. The page where the person agreed. */
            landing_page_url?: unknown;
            /** @description Optional. Yours to use: figures are told apart by it. Up to 100 characters. */
            sub1?: unknown;
            /** @description Optional. As sub1. */
            sub2?: unknown;
            /** @description Optional. As sub1. */
            sub3?: unknown;
            /** @description Optional. As sub1. */
            sub4?: unknown;
            /** @description Optional. As sub1. */
            sub5?: unknown;
            /** @description Optional. As it came with the visitor by a tracking link, or of a system of your own: postbacks tell it. Up to 100 characters. */
            click_id?: unknown;
            /** @description The source's key, where it does not stand in the Authorization header. */
            source_key?: unknown;
            /** @description 1 runs everything and keeps nothing for sale. */
            test?: unknown;
            /** @description With test: the answer to force (accepted, rejected, duplicate). */
            test_result?: unknown;
        } & {
            [key: string]: unknown;
        };
        /** @description A lead before it is bought: no name, phone, e-mail, street or free text. */
        LeadPreview: {
            /** @constant */
            view: "preview";
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            received_at: string;
            /** @enum {string} */
            side: "buyer" | "seller" | "buyer_and_seller" | "renter" | "investor_seller" | "unknown";
            /** @enum {string} */
            property_type: "single_family" | "condo" | "townhouse" | "multi_2_4" | "multi_5_plus" | "manufactured" | "co_op" | "land" | "farm_ranch" | "commercial" | "other" | "unknown";
            city: string | null;
            county_name: string | null;
            county_fips: string | null;
            state: string | null;
            /** @description Five digits, or the first three where the network shows no more. */
            zip_code: string | null;
            /** @enum {string} */
            timing: "asap_0_30d" | "m1_3" | "m3_6" | "m6_12" | "m12_plus" | "browsing" | "unknown";
            /** @description Bedrooms. */
            beds: number | null;
            /** @description Quarter baths: 2.5 baths are 10. */
            baths_quarters: number | null;
            score: components["schemas"]["Score"];
            slots: components["schemas"]["Slots"];
            price_band: components["schemas"]["PriceBand"];
            verification: components["schemas"]["Verification"];
            consent: components["schemas"]["ConsentMark"];
        };
        LeadSale: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            mode: "exclusive" | "shared";
            slot: number;
            /** @description What was paid. */
            price_cents: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            sold_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            delivered_at: string;
            progress: components["schemas"]["SaleProgress"];
            /** @description Null while nobody works it. */
            assignee: {
                user_id: string;
                name: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC.
                 */
                since: string;
            } | null;
        };
        LeadSaleWithBuyer: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            mode: "exclusive" | "shared";
            slot: number;
            /** @description What was paid. */
            price_cents: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            sold_at: string;
            /** Format: uuid */
            buyer_id: string;
            /** @enum {string} */
            status: "sold" | "returned";
        };
        LedgerTotal: {
            /** @enum {string} */
            kind: "wallet" | "holds" | "pending" | "payable" | "revenue" | "external" | "adjustments";
            /** @description Credits less debits. */
            balance_cents: number;
        };
        Link: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            account_id: string;
            /** Format: uuid */
            source_id: string;
            source_name: string;
            /** @description Where it stands: /t/{code}. */
            code: string;
            name: string;
            target: string | null;
            /** @enum {string} */
            status: "active" | "paused";
            /** @description The whole address that a click leads to, before anything is added; null where its source has no form any more. */
            leads_to: string | null;
            figures: components["schemas"]["LinkFigures"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            updated_at: string;
            abilities: components["schemas"]["LinkAbilities"];
        };
        LinkAbilities: {
            update: boolean;
        };
        LinkDocument: {
            name: string;
            /**
             * Format: uuid
             * @description The source whose leads count for it. Cannot be changed later.
             */
            source_id: string;
            /** @description Where a click leads: a page of your own (https), which gets click_id and the sub ids added to its query, or placed by macro: {click_id}, {sub1} to {sub5}. Default: null, the hosted form of its source. */
            target?: string | null;
            /**
             * @description Paused, visitors are still led on, and nothing is counted. Default: active.
             * @enum {string}
             */
            status?: "active" | "paused";
        };
        /** @description Of the last 30 days in UTC, by the day of the click. */
        LinkFigures: {
            /** @description Without programs, and without visitors who ask not to be tracked. */
            clicks: number;
            /** @description Of these, those that were not the same visitor's again within the hour. */
            unique_clicks: number;
            /** @description Leads that were accepted with the id of one of these clicks, each once. */
            leads: number;
            /** @description Leads of clicks; null without clicks. */
            conversion_basis_points: number | null;
            /** @description Of those leads, without what was given back; null for those who may not see earnings. */
            earned_cents: number | null;
            /** @description Earned of each click on the average; null without clicks, and for those who may not see earnings. */
            per_click_cents: number | null;
        };
        LinkPage: {
            items: components["schemas"]["Link"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        LinkPatch: {
            name?: string;
            /**
             * Format: uuid
             * @description The source whose leads count for it. Cannot be changed later.
             */
            source_id?: string;
            /** @description Where a click leads: a page of your own (https), which gets click_id and the sub ids added to its query, or placed by macro: {click_id}, {sub1} to {sub5}. Default: null, the hosted form of its source. */
            target?: string | null;
            /**
             * @description Paused, visitors are still led on, and nothing is counted. Default: active.
             * @enum {string|null}
             */
            status?: "active" | "paused" | null;
        };
        Listing: {
            /** Format: uuid */
            lead_id: string;
            lead: components["schemas"]["LeadPreview"];
            /** @description The middle of its ZIP as far as that is shown: never where the property stands. */
            point: {
                /** @description Degrees north. */
                latitude: number;
                /** @description Degrees east. */
                longitude: number;
            } | null;
            /** @description The price now for nobody else; null where it is not offered. */
            exclusive_price_cents: number | null;
            /** @description The price now of one shared slot; null where it is not offered. */
            slot_price_cents: number | null;
            /**
             * Format: date-time
             * @description When the price falls; null when it will not any more.
             */
            next_price_at: string | null;
            /** @description What it falls to. */
            next_exclusive_price_cents: number | null;
            /** @description What it falls to. */
            next_slot_price_cents: number | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            listed_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            ends_at: string;
            abilities: components["schemas"]["ListingAbilities"];
        };
        ListingAbilities: {
            buy: boolean;
            reprice: boolean;
            withdraw: boolean;
        };
        ListingCluster: {
            /** @description Where most of them are. */
            latitude: number;
            /** @description Where most of them are. */
            longitude: number;
            count: number;
            /** @description The area that holds them all. */
            west: number;
            /** @description See west. */
            south: number;
            /** @description See west. */
            east: number;
            /** @description See west. */
            north: number;
            /** @description City and state, or the state alone where several cities are in it; null where several states are. */
            place: string | null;
            /** @description Where all stand in one ZIP, as far as it is shown. */
            zip_code: string | null;
        };
        ListingCounts: {
            /** @description Listings by side, as if nothing were asked of it. Values without a listing are left out. */
            side: {
                [key: string]: number;
            };
            /** @description Listings by property type, as if nothing were asked of it. Values without a listing are left out. */
            property_type: {
                [key: string]: number;
            };
            /** @description Listings by timing, as if nothing were asked of it. Values without a listing are left out. */
            timing: {
                [key: string]: number;
            };
            /** @description Listings by tier, as if nothing were asked of it. Values without a listing are left out. */
            tier: {
                [key: string]: number;
            };
            /** @description Listings by state, as if nothing were asked of it. Values without a listing are left out. */
            state: {
                [key: string]: number;
            };
        };
        ListingOverview: {
            /** @description Listings that meet all conditions. */
            total: number;
            counts: components["schemas"]["ListingCounts"];
            /** @description Listings that meet all conditions, by place: some dozen across the area that was asked for, or the country. */
            clusters: components["schemas"]["ListingCluster"][];
        };
        ListingPage: {
            items: components["schemas"]["Listing"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        LoggedRequest: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            at: string;
            /** @enum {string} */
            operation: "post" | "batch" | "ping" | "ping_post" | "try";
            http_status: number;
            is_test: boolean;
            /** @enum {string} */
            result: "accepted" | "rejected" | "duplicate" | "error" | "offer" | "refused";
            /** @enum {string|null} */
            reason: "missing_field" | "invalid_field" | "auth_failed" | "source_paused" | "duplicate" | "suppressed" | "consent_missing" | "consent_invalid" | "fraud_suspected" | "no_buyer" | "below_reserve" | "cap_reached" | "ping_expired" | "ping_mismatch" | "rate_limited" | "internal_error" | "malformed" | "unauthenticated" | "insufficient_funds" | "forbidden" | "suspended" | "not_found" | "method_not_allowed" | "request_timeout" | "already_sold" | "price_changed" | "mode_not_offered" | "in_progress" | "id_taken" | "window_closed" | "already_filed" | "returned" | "already_claimed" | "last_owner" | "already_answered" | "already_decided" | "already_payable" | "not_payable" | "invitation_over" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "invalid" | "idempotency_mismatch" | "not_licensed" | "already_owned" | "consent_scope" | "headers_too_large" | "provider_failed" | "unavailable" | null;
            errors: components["schemas"]["SourceCallError"][];
        };
        MailSending: {
            /** @description False: no mail server is set, and e-mails are only kept. */
            is_on: boolean;
            /** @description Whom they are from. */
            from: string | null;
            /** @description People whose address came back, and who get none until they switch it on again. */
            stopped: number;
        };
        MakeAnalysis: {
            /**
             * @description qualification: how serious and how able to pay; engagement: when and how to reach the person; market: what the network's own leads and sales tell.
             * @enum {string}
             */
            kind: "qualification" | "engagement" | "market";
            /** @enum {string} */
            language: "en" | "es";
            /** @description Make it anew, though nothing has changed since it was made last. */
            again?: boolean;
        };
        MarketAnalysis: {
            /** @description Counts beside the time before. At most 6, each of at most 300 letters of plain text. */
            trends: string[];
            /** @description Groups of leads beside it, never another lead. At most 6, each of at most 300 letters of plain text. */
            comparables: string[];
            /** @description What sales cost or earned. At most 6, each of at most 300 letters of plain text. */
            pricing: string[];
            /** @description Figures that describe; no forecast, no advice. At most 6, each of at most 300 letters of plain text. */
            investment_potential: string[];
        };
        MarketOfLead: {
            /** @constant */
            kind: "market";
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            language: "en" | "es";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            made_at: string;
            /** @description Null: made by rules. */
            model: string | null;
            /**
             * @description Why rules answered in place of the network's model.
             * @enum {string|null}
             */
            fallback: "used_up" | "no_good" | "no_answer" | "refused" | null;
            /** @description Whether the model's first answer was no good. */
            is_repaired: boolean;
            /**
             * @description As what you read the lead.
             * @enum {string}
             */
            view: "preview" | "purchased" | "own" | "admin";
            /** @description What went in. Never a name, a phone, an e-mail or a street. */
            made_from: ("side" | "property_type" | "state" | "timing" | "price" | "size" | "finance_status" | "agent_status" | "score" | "consent_channels" | "certificate" | "calling_hours" | "received_at" | "progress" | "remark" | "market")[];
            figures: components["schemas"]["MarketRow"][];
            result: components["schemas"]["MarketAnalysis"];
        };
        /** @description What was counted, as far as the reader may know it. */
        MarketRow: {
            /**
             * @description alike: of its side, kind and state; any_type: of its side and state; any_state: of its side and kind; counterpart: of the other side, same kind and state. Without the lead itself.
             * @enum {string}
             */
            group: "alike" | "any_type" | "any_state" | "counterpart";
            /** @description 28 or 90: so many until now, beside as many before. */
            days: number;
            /** @description Accepted leads. Null: fewer than 5, too few to tell. */
            leads: number | null;
            /** @description In the time before. Null: fewer than 5, too few to tell. */
            leads_before: number | null;
            /** @description Of the leads, whole per cent. Null: fewer than 5, too few to tell. */
            sold_percent: number | null;
            /** @description In the time before. Null: fewer than 5, too few to tell. */
            sold_percent_before: number | null;
            /** @description The middle of what sales cost; for a buyer the band that it lies in. Null: fewer than 5 sales, or not yours to know. */
            price: {
                /** @description Null is open. */
                from_cents: number | null;
                /** @description Null is open. */
                to_cents: number | null;
            } | null;
            /** @description The middle of what sales earned: for an affiliate its own. Null: fewer than 5, or not yours to know. */
            payout: {
                /** @description Null is open. */
                from_cents: number | null;
                /** @description Null is open. */
                to_cents: number | null;
            } | null;
            /** @description The band in which the middle of the property prices lies that these leads name. Null: fewer than 5. */
            property_price: {
                /** @description Null is open. */
                from_cents: number | null;
                /** @description Null is open. */
                to_cents: number | null;
            } | null;
        };
        MaskedReasonCount: {
            /** @enum {string} */
            reason: "criteria_not_met" | "outside_hours" | "cap_reached" | "budget_exhausted" | "insufficient_funds" | "not_licensed" | "source_blocked" | "already_owned" | "consent_scope" | "outbid" | "buyer_rejected" | "buyer_timeout" | "below_reserve";
            reason_text: string;
            /** @description How many campaigns; null reads "fewer than 5". */
            campaigns: number | null;
        };
        /** @description A person who acts for the account. */
        Member: {
            user_id: string;
            name: string;
            email: string;
            /**
             * @description owner: everything; manager: all of the work, neither money nor seats; agent: the bought leads that are theirs or nobody's.
             * @enum {string}
             */
            team_role: "owner" | "manager" | "agent";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            since: string;
        };
        Network: {
            /** @description The network's name, as people read it. */
            name: string;
            /** @description Whether its people, leads and money are made up. */
            demo: boolean;
            /** @description Who may be signed in as on a demo network, whose passwords are no secret. Empty on every other. */
            demo_users: components["schemas"]["DemoUser"][];
            /** @description The most that a browser keeps of what it has read, in megabytes. */
            local_cache_mb: number;
        };
        NewApiKey: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description The last characters. */
            key_hint: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            revoked_at: string | null;
            key: string;
        };
        NewInvitation: {
            /** Format: uuid */
            id: string;
            email: string;
            /**
             * @description owner: everything; manager: all of the work, neither money nor seats; agent: the bought leads that are theirs or nobody's.
             * @enum {string}
             */
            team_role: "owner" | "manager" | "agent";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            expires_at: string;
            /** @description The link is /login?invite= and this. */
            token: string;
        };
        NewsKindChannels: {
            /** @description In the bell of the app, and so in `GET /v1/events` and its stream. */
            bell: boolean;
            /** @description To the browsers and devices that asked for it. */
            push: boolean;
            /**
             * @description at_once: one for each. daily: all of a day in one. off: none.
             * @enum {string}
             */
            email: "at_once" | "daily" | "off";
        };
        /** @description Every kind that your role is told of, as it reaches you now. */
        NewsKinds: {
            account_waiting?: components["schemas"]["NewsKindChannels"];
            bank_changed?: components["schemas"]["NewsKindChannels"];
            campaign_stopped?: components["schemas"]["NewsKindChannels"];
            cap_reached?: components["schemas"]["NewsKindChannels"];
            delivery_failing?: components["schemas"]["NewsKindChannels"];
            demand_followed?: components["schemas"]["NewsKindChannels"];
            draft_ended?: components["schemas"]["NewsKindChannels"];
            email_off?: components["schemas"]["NewsKindChannels"];
            form_sent?: components["schemas"]["NewsKindChannels"];
            import_ended?: components["schemas"]["NewsKindChannels"];
            lead_bought?: components["schemas"]["NewsKindChannels"];
            lead_sold?: components["schemas"]["NewsKindChannels"];
            low_balance?: components["schemas"]["NewsKindChannels"];
            payout_moved?: components["schemas"]["NewsKindChannels"];
            postback_off?: components["schemas"]["NewsKindChannels"];
            return_decided?: components["schemas"]["NewsKindChannels"];
            return_filed?: components["schemas"]["NewsKindChannels"];
            return_to_decide?: components["schemas"]["NewsKindChannels"];
            search_matched?: components["schemas"]["NewsKindChannels"];
            source_suspended?: components["schemas"]["NewsKindChannels"];
            webhook_off?: components["schemas"]["NewsKindChannels"];
        };
        NotificationPreferences: {
            kinds: components["schemas"]["NewsKinds"];
            /** @description Null: none. */
            quiet_hours: {
                /** @description HH:MM by the clock of the time zone. */
                from: string;
                /** @description HH:MM by the clock of the time zone. */
                until: string;
            } | null;
            /** @description Null: the account's. */
            time_zone: string | null;
            /** @description Holds where you have set none of your own. */
            account_time_zone: string;
            /** @description The full hour at which the daily e-mail goes out. */
            digest_hour: number;
            /** @description The ways this network offers today. What is set for the others waits for them. */
            channels: ("bell" | "push" | "email")[];
            /**
             * Format: date-time
             * @description Since when you get no e-mail because your address came back; null where it did not. `POST /v1/notification-preferences/email` switches it on again.
             */
            email_stopped_at: string | null;
            /**
             * Format: date-time
             * @description Null until something is first set.
             */
            updated_at: string | null;
        };
        NotificationPreferencesPatch: {
            /** @description Kinds and ways that are left out are as usual. */
            kinds?: {
                account_waiting?: {
                    /** @description In the bell of the app, and so in `GET /v1/events` and its stream. */
                    bell?: boolean | null;
                    /** @description To the browsers and devices that asked for it. */
                    push?: boolean | null;
                    /**
                     * @description at_once: one for each. daily: all of a day in one. off: none.
                     * @enum {string|null}
                     */
                    email?: "at_once" | "daily" | "off" | null;
                } | null;
                bank_changed?: {
                    /** @description In the bell of the app, and so in `GET /v1/events` and its stream. */
                    bell?: boolean | null;
                    /** @description To the browsers and devices that asked for it. */
                    push?: boolean | null;
                    /**
                     * @description at_once: one for each. daily: all of a day in one. off: none.
                     * @enum {string|null}
                     */
                    email?: "at_once" | "daily" | "off" | null;
                } | null;
                campaign_stopped?: {
                    /** @description In the bell of the app, and so in `GET /v1/events` and its stream. */
                    bell?: boolean | null;
                    /** @description To the browsers and devices that asked for it. */
                    push?: boolean | null;
                    /**
                     * @description at_once: one for each. daily: all of a day in one. off: none.
                     * @enum {string|null}
                     */
                    email?: "at_once" | "daily" | "off" | null;
                } | null;
                cap_reached?: {
                    /** @description In the bell of the app, and so in `GET /v1/events` and its stream. */
                    bell?: boolean | null;
                    /** @description To the browsers and devices that asked for it. */
                    push?: boolean | null;
                    /**
                     * @description at_once: one for each. daily: all of a day in one. off: none.
                     * @enum {string|null}
                     */
                    email?: "at_once" | "daily" | "off" | null;
                } | null;
                delivery_failing?: {
                    /** @description In the bell of the app, and so in `GET /v1/events` and its stream. */
                    bell?: boolean | null;
                    /** @description To the browsers and devices that asked for it. */
                    push?: boolean | null;
                    /**
                     * @description at_once: one for each. daily: all of a day in one. off: none.
                     * @enum {string|null}
                     */
                    email?: "at_once" | "daily" | "off" | null;
                } | null;
                demand_followed?: {
                    /** @description In the bell of the app, and so in `GET /v1/events` and its stream. */
                    bell?: boolean | null;
                    /** @description To the browsers and devices that asked for it. */
                    push?: boolean | null;
                    /**
                     * @description at_once: one for each. daily: all of a day in one. off: none.
                     * @enum {string|null}
                     */
                    email?: "at_once" | "daily" | "off" | null;
                } | null;
                draft_ended?: {
                    /** @description In the bell of the app, and so in `GET /v1/events` and its stream. */
                    bell?: boolean | null;
                    /** @description To the browsers and devices that asked for it. */
                    push?: boolean | null;
                    /**
                     * @description at_once: one for each. daily: all of a day in one. off: none.
                     * @enum {string|null}
                     */
                    email?: "at_once" | "daily" | "off" | null;
                } | null;
                email_off?: {
                    /** @description In the bell of the app, and so in `GET /v1/events` and its stream. */
                    bell?: boolean | null;
                    /** @description To the browsers and devices that asked for it. */
                    push?: boolean | null;
                    /**
                     * @description at_once: one for each. daily: all of a day in one. off: none.
                     * @enum {string|null}
                     */
                    email?: "at_once" | "daily" | "off" | null;
                } | null;
                form_sent?: {
                    /** @description In the bell of the app, and so in `GET /v1/events` and its stream. */
                    bell?: boolean | null;
                    /** @description To the browsers and devices that asked for it. */
                    push?: boolean | null;
                    /**
                     * @description at_once: one for each. daily: all of a day in one. off: none.
                     * @enum {string|null}
                     */
                    email?: "at_once" | "daily" | "off" | null;
                } | null;
                import_ended?: {
                    /** @description In the bell of the app, and so in `GET /v1/events` and its stream. */
                    bell?: boolean | null;
                    /** @description To the browsers and devices that asked for it. */
                    push?: boolean | null;
                    /**
                     * @description at_once: one for each. daily: all of a day in one. off: none.
                     * @enum {string|null}
                     */
                    email?: "at_once" | "daily" | "off" | null;
                } | null;
                lead_bought?: {
                    /** @description In the bell of the app, and so in `GET /v1/events` and its stream. */
                    bell?: boolean | null;
                    /** @description To the browsers and devices that asked for it. */
                    push?: boolean | null;
                    /**
                     * @description at_once: one for each. daily: all of a day in one. off: none.
                     * @enum {string|null}
                     */
                    email?: "at_once" | "daily" | "off" | null;
                } | null;
                lead_sold?: {
                    /** @description In the bell of the app, and so in `GET /v1/events` and its stream. */
                    bell?: boolean | null;
                    /** @description To the browsers and devices that asked for it. */
                    push?: boolean | null;
                    /**
                     * @description at_once: one for each. daily: all of a day in one. off: none.
                     * @enum {string|null}
                     */
                    email?: "at_once" | "daily" | "off" | null;
                } | null;
                low_balance?: {
                    /** @description In the bell of the app, and so in `GET /v1/events` and its stream. */
                    bell?: boolean | null;
                    /** @description To the browsers and devices that asked for it. */
                    push?: boolean | null;
                    /**
                     * @description at_once: one for each. daily: all of a day in one. off: none.
                     * @enum {string|null}
                     */
                    email?: "at_once" | "daily" | "off" | null;
                } | null;
                payout_moved?: {
                    /** @description In the bell of the app, and so in `GET /v1/events` and its stream. */
                    bell?: boolean | null;
                    /** @description To the browsers and devices that asked for it. */
                    push?: boolean | null;
                    /**
                     * @description at_once: one for each. daily: all of a day in one. off: none.
                     * @enum {string|null}
                     */
                    email?: "at_once" | "daily" | "off" | null;
                } | null;
                postback_off?: {
                    /** @description In the bell of the app, and so in `GET /v1/events` and its stream. */
                    bell?: boolean | null;
                    /** @description To the browsers and devices that asked for it. */
                    push?: boolean | null;
                    /**
                     * @description at_once: one for each. daily: all of a day in one. off: none.
                     * @enum {string|null}
                     */
                    email?: "at_once" | "daily" | "off" | null;
                } | null;
                return_decided?: {
                    /** @description In the bell of the app, and so in `GET /v1/events` and its stream. */
                    bell?: boolean | null;
                    /** @description To the browsers and devices that asked for it. */
                    push?: boolean | null;
                    /**
                     * @description at_once: one for each. daily: all of a day in one. off: none.
                     * @enum {string|null}
                     */
                    email?: "at_once" | "daily" | "off" | null;
                } | null;
                return_filed?: {
                    /** @description In the bell of the app, and so in `GET /v1/events` and its stream. */
                    bell?: boolean | null;
                    /** @description To the browsers and devices that asked for it. */
                    push?: boolean | null;
                    /**
                     * @description at_once: one for each. daily: all of a day in one. off: none.
                     * @enum {string|null}
                     */
                    email?: "at_once" | "daily" | "off" | null;
                } | null;
                return_to_decide?: {
                    /** @description In the bell of the app, and so in `GET /v1/events` and its stream. */
                    bell?: boolean | null;
                    /** @description To the browsers and devices that asked for it. */
                    push?: boolean | null;
                    /**
                     * @description at_once: one for each. daily: all of a day in one. off: none.
                     * @enum {string|null}
                     */
                    email?: "at_once" | "daily" | "off" | null;
                } | null;
                search_matched?: {
                    /** @description In the bell of the app, and so in `GET /v1/events` and its stream. */
                    bell?: boolean | null;
                    /** @description To the browsers and devices that asked for it. */
                    push?: boolean | null;
                    /**
                     * @description at_once: one for each. daily: all of a day in one. off: none.
                     * @enum {string|null}
                     */
                    email?: "at_once" | "daily" | "off" | null;
                } | null;
                source_suspended?: {
                    /** @description In the bell of the app, and so in `GET /v1/events` and its stream. */
                    bell?: boolean | null;
                    /** @description To the browsers and devices that asked for it. */
                    push?: boolean | null;
                    /**
                     * @description at_once: one for each. daily: all of a day in one. off: none.
                     * @enum {string|null}
                     */
                    email?: "at_once" | "daily" | "off" | null;
                } | null;
                webhook_off?: {
                    /** @description In the bell of the app, and so in `GET /v1/events` and its stream. */
                    bell?: boolean | null;
                    /** @description To the browsers and devices that asked for it. */
                    push?: boolean | null;
                    /**
                     * @description at_once: one for each. daily: all of a day in one. off: none.
                     * @enum {string|null}
                     */
                    email?: "at_once" | "daily" | "off" | null;
                } | null;
            } | null;
            /** @description Over midnight where `until` is earlier than `from`. Push, and e-mail that would go at once, wait for their end; the bell does not. */
            quiet_hours?: {
                /** @description HH:MM by the clock of the time zone. */
                from?: string;
                /** @description HH:MM by the clock of the time zone. */
                until?: string;
            } | null;
            /** @description IANA, such as America/Chicago. */
            time_zone?: string | null;
            /** @description The full hour at which the daily e-mail goes out. */
            digest_hour?: number | null;
        };
        OfferedSlot: {
            slot: number;
            /** @description Name it in the consent text, or in consent_sellers. */
            buyer: string;
            /** @description Dollars that this slot will earn you. */
            price: number;
        };
        OpenInvitation: {
            account_name: string;
            email: string;
            /** @enum {string} */
            team_role: "owner" | "manager" | "agent";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            expires_at: string;
        };
        OverviewReport: {
            period: components["schemas"]["ReportPeriod"];
            figures: components["schemas"]["Figure"][];
        };
        /** @description A lead as its affiliate has it. */
        OwnLead: {
            /** @constant */
            view: "own";
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            received_at: string;
            /** @enum {string} */
            side: "buyer" | "seller" | "buyer_and_seller" | "renter" | "investor_seller" | "unknown";
            /** @enum {string} */
            property_type: "single_family" | "condo" | "townhouse" | "multi_2_4" | "multi_5_plus" | "manufactured" | "co_op" | "land" | "farm_ranch" | "commercial" | "other" | "unknown";
            city: string | null;
            county_name: string | null;
            county_fips: string | null;
            state: string | null;
            /** @description Five digits, or the first three where the network shows no more. */
            zip_code: string | null;
            /** @enum {string} */
            timing: "asap_0_30d" | "m1_3" | "m3_6" | "m6_12" | "m12_plus" | "browsing" | "unknown";
            /** @description Bedrooms. */
            beds: number | null;
            /** @description Quarter baths: 2.5 baths are 10. */
            baths_quarters: number | null;
            score: components["schemas"]["Score"];
            slots: components["schemas"]["Slots"];
            /** @description Lower end of the price; null is open. */
            price_min_cents: number | null;
            /** @description Upper end of the price; null is open. */
            price_max_cents: number | null;
            /** @description IANA zone of the property's ZIP. */
            time_zone: string | null;
            /** @description Square feet. */
            living_area_sqft: number | null;
            /** @enum {string} */
            finance_status: "cash" | "pre_approved" | "pre_qualified" | "talking_to_lender" | "not_started" | "not_applicable" | "unknown";
            /** @enum {string} */
            agent_status: "none" | "working_informally" | "signed_agreement" | "unknown";
            /** @enum {string} */
            status: "draft" | "quarantined" | "rejected" | "available" | "sold" | "expired" | "withdrawn" | "erased";
            /** Format: uuid */
            source_id: string;
            /** @description sub1 to sub5. */
            sub_ids: (string | null)[];
            /** @description The click that brought the person, as its post named it. */
            click_id: string | null;
            /** @enum {string|null} */
            reason_code: "missing_field" | "invalid_field" | "auth_failed" | "source_paused" | "duplicate" | "suppressed" | "consent_missing" | "consent_invalid" | "fraud_suspected" | "no_buyer" | "below_reserve" | "cap_reached" | "ping_expired" | "ping_mismatch" | "rate_limited" | "internal_error" | null;
            /** Format: uuid */
            duplicate_of: string | null;
            answer: components["schemas"]["LeadAnswer"];
            /** @description Null once the lead is sold exclusively, refused without keeping it, or erased. */
            contact: {
                first_name: string;
                last_name: string;
                email: string | null;
                /** @description E.164. */
                phone: string | null;
                street: string | null;
                city: string | null;
                /** @enum {string} */
                motivation: "relocation" | "upsizing" | "downsizing" | "investment" | "inherited_probate" | "foreclosure_risk" | "divorce" | "repairs" | "vacant" | "tired_landlord" | "other" | "undisclosed" | "unknown";
                comments: string | null;
            } | null;
            /** @description What its sales have earned so far, returns taken off. */
            earned_cents: number;
        };
        OwnedAdded: {
            /** @description Phone numbers and e-mails kept for your account. */
            count: number;
            added: number;
            /** @description Sent before, or twice. */
            known: number;
        };
        PastEvent: {
            /** @enum {string} */
            event: "accepted" | "sold" | "returned" | "paid";
            /** @description Not told to this postback yet. */
            count: number;
        };
        PastEvents: {
            days: number;
            events: components["schemas"]["PastEvent"][];
        };
        PastRequest: {
            /** @description Days back from now. */
            days: number;
        };
        PayableDay: {
            /** @description YYYY-MM-DD in the zone. */
            date: string;
            /** @description What becomes payable on it. */
            amount_cents: number;
        };
        Payout: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            affiliate_id: string;
            /**
             * @description failed: the bank did not take it, and its earnings are payable again.
             * @enum {string}
             */
            status: "requested" | "approved" | "sent" | "rejected" | "cancelled" | "failed";
            /** @description The sum of its earnings, fixed when it was asked for. */
            amount_cents: number;
            /** @enum {string} */
            asked_by: "person" | "weekly";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            requested_at: string;
            /**
             * Format: date-time
             * @description When it was approved or refused.
             */
            decided_at: string | null;
            /**
             * Format: date-time
             * @description When it last went into a file for the bank.
             */
            ordered_at: string | null;
            /**
             * Format: date-time
             * @description When it was sent, refused, withdrawn, or came back.
             */
            ended_at: string | null;
            /** @description Of the account it goes to; null before the bank was told. */
            bank_last_four: string | null;
            /** @description Why it was refused, or came back, in the operator's words. */
            reason: string | null;
            /** @description Its earnings are kept with it: `GET /v1/earnings?where=payout_id,eq,…`. False for payouts older than that record. */
            itemised: boolean;
            /** @description For the operator: why the bank cannot be told to pay it now. */
            obstacles: ("suspended" | "no_tax_details" | "no_bank_details" | "shared_bank" | "bank_changed" | "open" | "below_least")[];
            abilities: components["schemas"]["PayoutAbilities"];
        };
        /** @description What you can do about it now. */
        PayoutAbilities: {
            cancel: boolean;
            decide: boolean;
            order: boolean;
            end: boolean;
        };
        PayoutDetails: {
            /** @description Null before they were given. */
            tax: {
                /** @enum {string} */
                tax_class: "individual" | "c_corporation" | "s_corporation" | "partnership" | "trust_estate" | "llc_c" | "llc_s" | "llc_partnership";
                /** @enum {string} */
                number_kind: "ssn" | "ein";
                /** @description The last four digits; the others leave the server for the bank alone. */
                number_last_four: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC.
                 */
                certified_at: string;
                /** @description Never null in an answer. */
                payee: {
                    legal_name: string;
                    business_name: string | null;
                    street: string;
                    city: string;
                    state: string;
                    zip_code: string;
                    signature: string;
                } | null;
            } | null;
            /** @description Null before they were given. */
            bank: {
                /** @enum {string} */
                kind: "checking" | "savings";
                /** @description The last four digits; the others leave the server for the bank alone. */
                number_last_four: string;
                /** @description The last four digits; the others leave the server for the bank alone. */
                routing_last_four: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC.
                 */
                saved_at: string;
                /**
                 * Format: date-time
                 * @description Until when payouts wait because the account was changed; null where none does.
                 */
                held_until: string | null;
                /** @description Never null in an answer. */
                payee: {
                    holder: string;
                } | null;
            } | null;
            /** @enum {string} */
            schedule: "weekly" | "by_hand";
        };
        PayoutEligibilityDocument: {
            /** @description Why no payout can be asked for now; empty where one can. */
            obstacles: ("suspended" | "no_tax_details" | "no_bank_details" | "shared_bank" | "bank_changed" | "open" | "below_least")[];
            /** @description You are one who may ask, where nothing stands in the way. */
            may_ask: boolean;
            /** @description Payable, and in no payout that is under way. */
            payable_cents: number;
            /** @description Until the least that is paid out. */
            missing_cents: number;
            /**
             * Format: date-time
             * @description Of bank_changed.
             */
            held_until: string | null;
            /** Format: uuid */
            open_payout_id: string | null;
            /** @enum {string} */
            schedule: "weekly" | "by_hand";
        };
        PayoutPage: {
            items: components["schemas"]["Payout"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        /** @description What the payouts are worked out with; the operator sees the whole bids. */
        PayoutTerms: {
            /** @enum {string} */
            kind: "share" | "flat";
            /** @description Basis points for share, cents for flat. */
            amount: number;
        };
        /** @description A flat record in the words of a LeadPost, without contact: first_name, last_name, email, phone, address, address2, city, motivation, comments are neither read nor kept, and named in ignored_fields. Unknown fields are not kept either. */
        Ping: {
            /** @description Required. What the person wants to do. One of: buyer, seller, buyer_and_seller, renter, investor_seller, unknown. */
            side?: unknown;
            /** @description Optional. The property, or the one that is looked for. One of: single_family, condo, townhouse, multi_2_4, multi_5_plus, manufactured, co_op, land, farm_ranch, commercial, other, unknown. */
            property_type?: unknown;
            /** @description Optional. Two letters or the full name. Must be the ZIP's. */
            state?: unknown;
            /** @description Required. Five digits, of the property or of where it is looked for. */
            zip_code?: unknown;
            /** @description Optional. Dollars: what the property should bring, or may cost. Or price_min and price_max. */
            price?: unknown;
            /** @description Optional. Dollars. */
            price_min?: unknown;
            /** @description Optional. Dollars. */
            price_max?: unknown;
            /** @description Optional. Bedrooms, up to 20; studio is 0. */
            beds?: unknown;
            /** @description Optional. Bathrooms, in steps of a quarter: 2.5. */
            baths?: unknown;
            /** @description Optional. Living area in square feet. */
            sqft?: unknown;
            /** @description Optional. When the person wants to act. One of: asap_0_30d, m1_3, m3_6, m6_12, m12_plus, browsing, unknown. */
            timing?: unknown;
            /** @description Optional. How the purchase is paid for. One of: cash, pre_approved, pre_qualified, talking_to_lender, not_started, not_applicable, unknown. */
            finance_status?: unknown;
            /** @description Optional. Whether an agent works for the person already. One of: none, working_informally, signed_agreement, unknown. */
            agent_status?: unknown;
            /** @description Optional. When the person agreed: ISO 8601 or Unix time, at most 90 days ago. */
            consent_at?: unknown;
            /** @description Optional. What the person agreed to, joined by ; where there are several. Without it, read from the text. One of: call, text, email. */
            consent_channels?: unknown;
            /** @description Optional. The companies that the person agreed to hear from, joined by ;. Without it, the network's buyer list where the text names the network. */
            consent_sellers?: unknown;
            /** @description Optional. The address of the TrustedForm certificate. */
            trustedform_cert_url?: unknown;
            /** @description Optional. The Jornaya LeadiD token. */
            jornaya_leadid?: unknown;
            /** @description Optional. The person's address when they agreed, IPv4 or IPv6. */
            ip_address?: unknown;
            /** @description Optional. The person's browser. */
            user_agent?: unknown;
            /** @description Optional. The page where the person agreed. */
            landing_page_url?: unknown;
            /** @description Optional. Yours to use: figures are told apart by it. Up to 100 characters. */
            sub1?: unknown;
            /** @description Optional. As sub1. */
            sub2?: unknown;
            /** @description Optional. As sub1. */
            sub3?: unknown;
            /** @description Optional. As sub1. */
            sub4?: unknown;
            /** @description Optional. As sub1. */
            sub5?: unknown;
            /** @description Optional. As it came with the visitor by a tracking link, or of a system of your own: postbacks tell it. Up to 100 characters. */
            click_id?: unknown;
            /** @description SHA-256, in hex, of the phone as +1 and ten digits: +19165550142. With it the person is checked for duplicates, suppression and buyers that have it. */
            phone_hash?: unknown;
            /** @description SHA-256, in hex, of the e-mail in lower case, without what follows + before the @, and at gmail.com without dots: marialopez@gmail.com. */
            email_hash?: unknown;
            /** @description The source's key, where it does not stand in the Authorization header. */
            source_key?: unknown;
            /** @description 1 runs everything and keeps nothing for sale. */
            test?: unknown;
            /** @description With test: the answer to force (accepted, rejected, duplicate). */
            test_result?: unknown;
        } & {
            [key: string]: unknown;
        };
        /** @description The outcome of a ping. A business outcome is always HTTP 200. */
        PingAnswer: {
            /** @enum {string} */
            outcome: "success" | "failure";
            /** @enum {string} */
            status: "accepted" | "rejected" | "duplicate";
            /** @enum {string|null} */
            reason_code: "missing_field" | "invalid_field" | "auth_failed" | "source_paused" | "duplicate" | "suppressed" | "consent_missing" | "consent_invalid" | "fraud_suspected" | "no_buyer" | "below_reserve" | "cap_reached" | "ping_expired" | "ping_mismatch" | "rate_limited" | "internal_error" | null;
            reason: string | null;
            /** @description Post to /v1/pings/{id}/post. */
            ping: {
                /** Format: uuid */
                id: string;
            };
            /** @enum {string} */
            sale: "none" | "shared" | "exclusive";
            /** @description Dollars that the post will earn you: the sum of the slots; 0 without an offer. */
            price: number;
            /** @constant */
            currency: "USD";
            /** @description Who promises to buy: one for an exclusive sale, several for a shared one. A slot falls away where its buyer turns out to have the person, or is not covered by the consent; the others stand. */
            slots: components["schemas"]["OfferedSlot"][];
            /**
             * Format: date-time
             * @description Post before then. Null without an offer.
             */
            expires_at: string | null;
            /** @description Whether phone_hash or email_hash was given: without one, a duplicate is found only at the post. */
            dedupe_checked: boolean;
            /** @description Contact that the ping brought by mistake. It was neither read nor kept: leave it out. */
            ignored_fields?: ("first_name" | "last_name" | "email" | "phone" | "address" | "address2" | "city" | "motivation" | "comments")[];
            /** @description With missing_field, invalid_field and consent_invalid: every field to mend. */
            errors?: components["schemas"]["PingFieldError"][];
        };
        PingFieldError: {
            /** @enum {string} */
            field: "first_name" | "last_name" | "email" | "phone" | "side" | "property_type" | "address" | "address2" | "city" | "state" | "zip_code" | "price" | "price_min" | "price_max" | "beds" | "baths" | "sqft" | "timing" | "finance_status" | "agent_status" | "motivation" | "comments" | "consent" | "tcpa_text" | "consent_at" | "consent_channels" | "consent_sellers" | "trustedform_cert_url" | "jornaya_leadid" | "ip_address" | "user_agent" | "landing_page_url" | "sub1" | "sub2" | "sub3" | "sub4" | "sub5" | "click_id" | "phone_hash" | "email_hash";
            /** @enum {string} */
            code: "missing_field" | "invalid_field" | "consent_missing" | "consent_invalid";
            /** @description What to do. Never repeats what was sent. */
            message: string;
        };
        PingFigures: {
            /** @description Pings that could be read; the same ping again while it is answered with the same offer counts once. */
            pings: number;
            /** @description Of them answered with an offer. */
            offers: number;
            /** @description Of the offers posted to. */
            posts: number;
            /** @description Of the posts sold. */
            sold: number;
            /** @description Bid rate: offers of pings. Basis points; null where there is nothing to divide by. */
            bid_basis_points: number | null;
            /** @description What an offer would have earned, on average. */
            average_bid_cents: number | null;
            /** @description Win rate: leads sold of pings. Basis points; null where there is nothing to divide by. */
            win_basis_points: number | null;
            /** @description Post-accept rate: leads sold of posts. Basis points; null where there is nothing to divide by. */
            post_accept_basis_points: number | null;
        };
        PingGroup: {
            /** Format: uuid */
            source_id: string;
            /** @description The source's. */
            name: string;
            /** @description Null for pings without one. */
            sub1: string | null;
            current: components["schemas"]["PingFigures"];
            previous: components["schemas"]["PingFigures"];
        };
        PingsReport: {
            period: components["schemas"]["ReportPeriod"];
            groups: components["schemas"]["PingGroup"][];
        };
        Place: {
            /** @description Five digits. */
            zip_code: string;
            /** @description As the post office calls it; APO, FPO or DPO for military post offices. */
            city: string;
            /** @description Two letters; AA, AE or AP for military post offices. */
            state: string;
            /** @description Five digits; null for military post offices. */
            county_fips: string | null;
            county_name: string | null;
            /** @description Degrees north of the ZIP's middle, from which a radius is measured. */
            latitude: number;
            /** @description Degrees east. */
            longitude: number;
        };
        /** @description The outcome of a post. A business outcome is always HTTP 200. */
        PostAnswer: {
            /** @enum {string} */
            outcome: "success" | "failure" | "error";
            /** @enum {string} */
            status: "accepted" | "rejected" | "duplicate" | "error";
            /** @enum {string|null} */
            reason_code: "missing_field" | "invalid_field" | "auth_failed" | "source_paused" | "duplicate" | "suppressed" | "consent_missing" | "consent_invalid" | "fraud_suspected" | "no_buyer" | "below_reserve" | "cap_reached" | "ping_expired" | "ping_mismatch" | "rate_limited" | "internal_error" | null;
            reason: string | null;
            lead: {
                /** Format: uuid */
                id: string;
            };
            /** @enum {string} */
            sale: "none" | "shared" | "exclusive";
            /** @description Dollars that this answer earns the affiliate; 0 when listed unsold and for a duplicate. */
            price: number;
            /** @constant */
            currency: "USD";
            /** @description For a source's own duplicate: how its first copy was answered. */
            original?: {
                /** @enum {string} */
                status: "accepted" | "rejected";
                /** @description Dollars. */
                price: number;
            };
            /** @description With missing_field, invalid_field, consent_missing, consent_invalid and ping_mismatch: every field to mend. */
            errors?: components["schemas"]["LeadFieldError"][];
        };
        PostAnswers: {
            results: components["schemas"]["PostAnswer"][];
        };
        Postback: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            account_id: string;
            address: string;
            events: ("accepted" | "sold" | "returned" | "paid")[];
            /** Format: uuid */
            source_id: string | null;
            source_name: string | null;
            /** @enum {string} */
            method: "GET" | "POST";
            expects: string | null;
            /**
             * @description off: switched off for you; set it to active again once its system is mended.
             * @enum {string}
             */
            status: "active" | "paused" | "off";
            /**
             * @description gone: its system answered 410. failing: nothing but failure for five days.
             * @enum {string|null}
             */
            off_reason: "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description Null where the last call arrived.
             */
            failing_since: string | null;
            /** @description Calls still to be made. */
            waiting: number;
            /** @description Of the last 30 days. */
            delivered: number;
            /** @description Of the last 30 days, given up. */
            failed: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            updated_at: string;
            abilities: components["schemas"]["PostbackAbilities"];
        };
        PostbackAbilities: {
            update: boolean;
        };
        PostbackDocument: {
            /** @description https, with macros that are filled in for each call, percent-encoded: {click_id} {sub1} {sub2} {sub3} {sub4} {sub5} {lead_id} {status} {reason_code} {payout} {payout_cents} {currency} {source} {event} {event_id} {time}. {time} is in UTC, {payout} in dollars; of what was returned it is what is taken back. */
            address: string;
            /** @description accepted: once for each lead that was taken, sold or not; duplicates and refused posts send none. sold: once for each lead with all it earned when it was posted, and once for each later sale with what that one earned. returned, paid: once for each sale. */
            events: ("accepted" | "sold" | "returned" | "paid")[];
            /**
             * Format: uuid
             * @description Of this source alone; it takes the place of those for all sources, event by event. Default: null, every source.
             */
            source_id?: string | null;
            /**
             * @description POST sends the value of every macro as JSON as well. Default: GET.
             * @enum {string}
             */
            method?: "GET" | "POST";
            /** @description Words that an answer must hold to count as taken, for systems that answer 200 to what they refuse. Default: null, any answer of 2xx. */
            expects?: string | null;
            /**
             * @description Paused, nothing new is told, and what waits goes on waiting. Default: active.
             * @enum {string}
             */
            status?: "active" | "paused";
        };
        PostbackMessage: {
            /**
             * Format: uuid
             * @description The event id: the same over all tries.
             */
            id: string;
            /** Format: uuid */
            postback_id: string;
            /** @enum {string} */
            event: "accepted" | "sold" | "returned" | "paid";
            /** Format: uuid */
            lead_id: string;
            /** @description As it is told. */
            payout_cents: number;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @enum {string} */
            status: "waiting" | "delivered" | "failed";
            /** @description Since it was last set going; 10 at most. */
            tries: number;
            /**
             * Format: date-time
             * @description When it is tried next; null where it is not.
             */
            next_at: string | null;
            /** @description Every try, newest first; the last 30. */
            log: components["schemas"]["Attempt"][];
        };
        PostbackMessagePage: {
            items: components["schemas"]["PostbackMessage"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        PostbackPage: {
            items: components["schemas"]["Postback"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        PostbackPatch: {
            /** @description https, with macros that are filled in for each call, percent-encoded: {click_id} {sub1} {sub2} {sub3} {sub4} {sub5} {lead_id} {status} {reason_code} {payout} {payout_cents} {currency} {source} {event} {event_id} {time}. {time} is in UTC, {payout} in dollars; of what was returned it is what is taken back. */
            address?: string;
            /** @description accepted: once for each lead that was taken, sold or not; duplicates and refused posts send none. sold: once for each lead with all it earned when it was posted, and once for each later sale with what that one earned. returned, paid: once for each sale. */
            events?: ("accepted" | "sold" | "returned" | "paid")[];
            /**
             * Format: uuid
             * @description Of this source alone; it takes the place of those for all sources, event by event. Default: null, every source.
             */
            source_id?: string | null;
            /**
             * @description POST sends the value of every macro as JSON as well. Default: GET.
             * @enum {string|null}
             */
            method?: "GET" | "POST" | null;
            /** @description Words that an answer must hold to count as taken, for systems that answer 200 to what they refuse. Default: null, any answer of 2xx. */
            expects?: string | null;
            /**
             * @description Paused, nothing new is told, and what waits goes on waiting. Default: active.
             * @enum {string|null}
             */
            status?: "active" | "paused" | null;
        };
        PostbackTrial: {
            /** @description https, with macros that are filled in for each call, percent-encoded: {click_id} {sub1} {sub2} {sub3} {sub4} {sub5} {lead_id} {status} {reason_code} {payout} {payout_cents} {currency} {source} {event} {event_id} {time}. {time} is in UTC, {payout} in dollars; of what was returned it is what is taken back. */
            address: string;
            /** @enum {string} */
            event: "accepted" | "sold" | "returned" | "paid";
            /**
             * @description POST sends the value of every macro as JSON as well. Default: GET.
             * @enum {string}
             */
            method?: "GET" | "POST";
            /** @description Words that an answer must hold to count as taken, for systems that answer 200 to what they refuse. Default: null, any answer of 2xx. */
            expects?: string | null;
        };
        PostingCalls: {
            items: components["schemas"]["LoggedRequest"][];
        };
        PostingField: {
            /** @enum {string} */
            name: "first_name" | "last_name" | "email" | "phone" | "side" | "property_type" | "address" | "address2" | "city" | "state" | "zip_code" | "price" | "price_min" | "price_max" | "beds" | "baths" | "sqft" | "timing" | "finance_status" | "agent_status" | "motivation" | "comments" | "consent" | "tcpa_text" | "consent_at" | "consent_channels" | "consent_sellers" | "trustedform_cert_url" | "jornaya_leadid" | "ip_address" | "user_agent" | "landing_page_url" | "sub1" | "sub2" | "sub3" | "sub4" | "sub5" | "click_id";
            /**
             * @description one_of: a first or last name, a phone or an e-mail.
             * @enum {string}
             */
            need: "required" | "one_of" | "optional";
            note: string;
            /** @description What it understands; none: free. */
            words: string[];
            /** @description Other systems' names for it, understood too. */
            aliases: string[];
        };
        PostingLink: {
            posting_token: string;
        };
        PostingProblem: {
            status: number;
            /** @enum {string} */
            code: "malformed" | "unauthenticated" | "insufficient_funds" | "forbidden" | "suspended" | "not_found" | "method_not_allowed" | "request_timeout" | "already_sold" | "price_changed" | "mode_not_offered" | "in_progress" | "id_taken" | "window_closed" | "already_filed" | "returned" | "already_claimed" | "last_owner" | "already_answered" | "already_decided" | "already_payable" | "not_payable" | "invitation_over" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "invalid" | "idempotency_mismatch" | "not_licensed" | "already_owned" | "consent_scope" | "rate_limited" | "headers_too_large" | "internal_error" | "provider_failed" | "unavailable";
            text: string;
        };
        PostingReason: {
            /** @enum {string} */
            code: "missing_field" | "invalid_field" | "auth_failed" | "source_paused" | "duplicate" | "suppressed" | "consent_missing" | "consent_invalid" | "fraud_suspected" | "no_buyer" | "below_reserve" | "cap_reached" | "ping_expired" | "ping_mismatch" | "rate_limited" | "internal_error";
            text: string;
        };
        PostingSpec: {
            network_name: string;
            source: {
                name: string;
                /** @enum {string} */
                kind: "api" | "form" | "chat" | "import" | "assistant";
                /** @enum {string} */
                status: "active" | "paused";
                /** @enum {string} */
                unsold_rule: "reject" | "list";
                allows_exclusive: boolean;
                shared_slots: number;
                daily_cap: number | null;
                /** @description Whether its key is taken from some addresses only. */
                only_listed_ips: boolean;
            };
            posts_per_second: number;
            post_burst: number;
            fields: components["schemas"]["PostingField"][];
            /** @description A complete lead, to start from. */
            example: {
                [key: string]: string | number | boolean;
            };
            /** @description Why a lead is not taken: answered with 200. */
            reasons: components["schemas"]["PostingReason"][];
            /** @description Why a call is not read as a lead. */
            problems: components["schemas"]["PostingProblem"][];
        };
        Preferences: {
            id: string;
            document: components["schemas"]["PreferencesDocument"];
            /**
             * Format: date-time
             * @description Null until they are first set.
             */
            updated_at: string | null;
        };
        /** @description Whatever a screen keeps for you, at most 16 kB. */
        PreferencesDocument: {
            [key: string]: unknown;
        };
        /** @description Whatever a screen keeps for you, at most 16 kB. */
        PreferencesPatch: {
            [key: string]: unknown;
        };
        PreviewHeader: {
            name: string;
            /** @description Dots for what is never shown. */
            value: string;
        };
        PreviewRequest: {
            to: components["schemas"]["DestinationTo"];
        };
        /** @description A rounded interval that the figure lies in. */
        PriceBand: {
            /** @description Null is open. */
            from_cents: number | null;
            /** @description Null is open. */
            to_cents: number | null;
        };
        /** @description An error as RFC 9457 describes it, sent as application/problem+json. */
        Problem: {
            /** @description A URI that names the kind of problem. */
            type: string;
            title: string;
            status: number;
            /** @description What happened and what to do, in a sentence. */
            detail?: string;
            /**
             * @description For programs: decide on this.
             * @enum {string}
             */
            code: "malformed" | "unauthenticated" | "insufficient_funds" | "forbidden" | "suspended" | "not_found" | "method_not_allowed" | "request_timeout" | "already_sold" | "price_changed" | "mode_not_offered" | "in_progress" | "id_taken" | "window_closed" | "already_filed" | "returned" | "already_claimed" | "last_owner" | "already_answered" | "already_decided" | "already_payable" | "not_payable" | "invitation_over" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "invalid" | "idempotency_mismatch" | "not_licensed" | "already_owned" | "consent_scope" | "rate_limited" | "headers_too_large" | "internal_error" | "provider_failed" | "unavailable";
            errors?: components["schemas"]["FieldError"][];
            /** @description With price_changed: the price now. With an asking price that is too low: the least. */
            price_cents?: number;
        };
        Profile: {
            user_id: string;
            /** @enum {string} */
            role: "advertiser" | "affiliate" | "admin";
            name: string;
            account: components["schemas"]["Account"];
        };
        ProfileDocument: {
            /** @description Your display name. */
            name: string;
            /** @description The company. As an advertiser, also the seller name that consent texts must name. */
            account_name: string;
            /** @description IANA zone of the account. */
            time_zone: string;
            /**
             * @description Advertisers only.
             * @enum {string}
             */
            buyer_kind?: "agent" | "broker" | "lender" | "investor" | "wholesaler";
            /** @description Advertisers only: where you are licensed to buy leads. */
            licensed_states?: string[];
            /** @description Advertisers only: you are told once the wallet has less. Default: five leads at your highest bid. */
            low_balance_cents?: number;
        };
        ProfilePatch: {
            /** @description Your display name. */
            name?: string;
            /** @description The company. As an advertiser, also the seller name that consent texts must name. */
            account_name?: string;
            /** @description IANA zone of the account. */
            time_zone?: string;
            /**
             * @description Advertisers only.
             * @enum {string|null}
             */
            buyer_kind?: "agent" | "broker" | "lender" | "investor" | "wholesaler" | null;
            /** @description Advertisers only: where you are licensed to buy leads. */
            licensed_states?: string[] | null;
            /** @description Advertisers only: you are told once the wallet has less. Default: five leads at your highest bid. */
            low_balance_cents?: number | null;
        };
        PublicForm: {
            slug: string;
            /** @description False while its source is paused: nothing can be sent. */
            is_open: boolean;
            network_name: string;
            /**
             * @description chat: it can be talked to.
             * @enum {string}
             */
            kind: "form" | "chat";
            /** @enum {string} */
            language: "en" | "es";
            /** @enum {string} */
            accent: "spruce" | "ocean" | "plum" | "brick" | "ink";
            /** @enum {string} */
            ground: "auto" | "light" | "dark";
            headline: string;
            intro: string;
            thanks: string;
            sides: ("seller" | "buyer" | "buyer_and_seller" | "renter" | "investor_seller")[];
            questions: ("size" | "finance" | "agent" | "street" | "comments")[];
            named_sellers: string[];
            /** @description To be shown word for word beside a box that is not ticked. */
            consent_text: string;
            version: number;
            /** @description Send it with the answers. It serves one visit of at most a day. */
            start: string;
        };
        /** @description A lead as its buyer has it, with contact and proof of consent. */
        PurchasedLead: {
            /** @constant */
            view: "purchased";
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            received_at: string;
            /** @enum {string} */
            side: "buyer" | "seller" | "buyer_and_seller" | "renter" | "investor_seller" | "unknown";
            /** @enum {string} */
            property_type: "single_family" | "condo" | "townhouse" | "multi_2_4" | "multi_5_plus" | "manufactured" | "co_op" | "land" | "farm_ranch" | "commercial" | "other" | "unknown";
            city: string | null;
            county_name: string | null;
            county_fips: string | null;
            state: string | null;
            /** @description Five digits, or the first three where the network shows no more. */
            zip_code: string | null;
            /** @enum {string} */
            timing: "asap_0_30d" | "m1_3" | "m3_6" | "m6_12" | "m12_plus" | "browsing" | "unknown";
            /** @description Bedrooms. */
            beds: number | null;
            /** @description Quarter baths: 2.5 baths are 10. */
            baths_quarters: number | null;
            score: components["schemas"]["Score"];
            slots: components["schemas"]["Slots"];
            /** @description Lower end of the price; null is open. */
            price_min_cents: number | null;
            /** @description Upper end of the price; null is open. */
            price_max_cents: number | null;
            /** @description IANA zone of the property's ZIP. */
            time_zone: string | null;
            /** @description Square feet. */
            living_area_sqft: number | null;
            /** @enum {string} */
            finance_status: "cash" | "pre_approved" | "pre_qualified" | "talking_to_lender" | "not_started" | "not_applicable" | "unknown";
            /** @enum {string} */
            agent_status: "none" | "working_informally" | "signed_agreement" | "unknown";
            /** @enum {string} */
            status: "draft" | "quarantined" | "rejected" | "available" | "sold" | "expired" | "withdrawn" | "erased";
            /** Format: uuid */
            source_id: string;
            /** @description Null once it is erased. */
            contact: {
                first_name: string;
                last_name: string;
                email: string | null;
                /** @description E.164. */
                phone: string | null;
                street: string | null;
                city: string | null;
                /** @enum {string} */
                motivation: "relocation" | "upsizing" | "downsizing" | "investment" | "inherited_probate" | "foreclosure_risk" | "divorce" | "repairs" | "vacant" | "tired_landlord" | "other" | "undisclosed" | "unknown";
                comments: string | null;
            } | null;
            consent_proof: {
                /** @description Verbatim, as the person saw it. */
                text: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC.
                 */
                given_at: string;
                channels: ("call" | "text" | "email")[];
                /** @enum {string} */
                scope: "named" | "network" | "none";
                sellers: string[];
                page_url: string | null;
                ip_address: string | null;
                user_agent: string | null;
                trustedform_cert_url: string | null;
                jornaya_leadid: string | null;
            } | null;
            custom: components["schemas"]["CustomFields"];
            sale: components["schemas"]["LeadSale"];
        };
        PushKey: {
            /** @description A point of P-256, uncompressed, base64url. */
            key: string;
        };
        PushKeys: {
            /** @description The browser's public key: a point of P-256, uncompressed, base64url. */
            p256dh: string;
            /** @description The browser's secret of 16 bytes, base64url. */
            auth: string;
        };
        PushSubscription: {
            /** Format: uuid */
            id: string;
            /** @description As the browser called itself when it was last there. */
            user_agent: string | null;
            /** @enum {string} */
            language: "en" | "es";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the browser last said that it is there.
             */
            seen_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            last_sent_at: string | null;
            /**
             * Format: date-time
             * @description Since when its push service has taken nothing; null where it took the last message.
             */
            failing_since: string | null;
        };
        PushSubscriptionDocument: {
            /** @description Where the browser's push service takes messages, https. Never told again. */
            endpoint: string;
            keys: components["schemas"]["PushKeys"];
            /**
             * @description What title and body are written in.
             * @enum {string}
             */
            language: "en" | "es";
        };
        PushSubscriptionList: {
            items: components["schemas"]["PushSubscription"][];
        };
        /** @description Beside the lead's score, which stays as it is. */
        Qualification: {
            /** @description How serious they are. */
            intent: number;
            /** @description How able to pay they are. */
            financial_readiness: number;
            /** @description What to do next. At most 6, each of at most 300 letters of plain text. */
            next_actions: string[];
            /** @description What it rests on. At most 6, each of at most 300 letters of plain text. */
            insights: string[];
        };
        QualificationOfLead: {
            /** @constant */
            kind: "qualification";
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            language: "en" | "es";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            made_at: string;
            /** @description Null: made by rules. */
            model: string | null;
            /**
             * @description Why rules answered in place of the network's model.
             * @enum {string|null}
             */
            fallback: "used_up" | "no_good" | "no_answer" | "refused" | null;
            /** @description Whether the model's first answer was no good. */
            is_repaired: boolean;
            /**
             * @description As what you read the lead.
             * @enum {string}
             */
            view: "preview" | "purchased" | "own" | "admin";
            /** @description What went in. Never a name, a phone, an e-mail or a street. */
            made_from: ("side" | "property_type" | "state" | "timing" | "price" | "size" | "finance_status" | "agent_status" | "score" | "consent_channels" | "certificate" | "calling_hours" | "received_at" | "progress" | "remark" | "market")[];
            result: components["schemas"]["Qualification"];
        };
        ReasonCount: {
            /** @enum {string} */
            reason: "criteria_not_met" | "outside_hours" | "cap_reached" | "budget_exhausted" | "insufficient_funds" | "not_licensed" | "source_blocked" | "already_owned" | "consent_scope" | "outbid" | "buyer_rejected" | "buyer_timeout" | "below_reserve" | "won";
            campaigns: number;
        };
        ReplayLoss: {
            /**
             * @description not_offered: for sale in no mode that it bids for.
             * @enum {string}
             */
            reason: "criteria_not_met" | "outside_hours" | "cap_reached" | "budget_exhausted" | "insufficient_funds" | "not_licensed" | "source_blocked" | "already_owned" | "consent_scope" | "outbid" | "buyer_rejected" | "buyer_timeout" | "below_reserve" | "not_offered";
            leads: number;
        };
        ReplayRequest: {
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            since: string;
            /**
             * @description failed: what was given up. all: what arrived, too.
             * @enum {string}
             */
            status: "failed" | "all";
        };
        Replayed: {
            count: number;
        };
        ReportGroup: {
            /** @description The record's id; for an advertiser's sources an opaque one; for states, reasons and sub ids the value itself, empty for leads without the sub id; `by_hand` for what no campaign bought. */
            id: string;
            name: string;
            current: components["schemas"]["GroupFigures"];
            previous: components["schemas"]["GroupFigures"];
        };
        /** @description What was asked for, and where the same length just before it begins. */
        ReportPeriod: {
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            from: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            to: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            previous_from: string;
            /** @description The zone in which days and weeks begin. */
            time_zone: string;
        };
        Return: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            sale_id: string;
            /** Format: uuid */
            lead_id: string;
            /** @enum {string} */
            reason: "outside_area" | "wrong_property_type" | "invalid_contact" | "no_response" | "fake_spam" | "duplicate" | "not_owner" | "wholesaler" | "listed_on_mls" | "under_contract" | "has_agent" | "did_not_request" | "vacant_land" | "non_residential" | "mobile_no_land" | "no_consent" | "other";
            /** @enum {string} */
            status: "filed" | "approved" | "declined";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            filed_at: string;
            /** @description The buyer's words, without the lead's contact data. */
            note: string | null;
            /** @description Null of returns that were filed before evidence was kept. */
            evidence: {
                /**
                 * @description How a contact that does not work was shown.
                 * @enum {string|null}
                 */
                proof: "calls" | "bounce" | null;
                /**
                 * Format: date
                 * @description The day of it, as the buyer gave it.
                 */
                on: string | null;
                /**
                 * @description What the product's own checks say of the reason; open where they cannot tell.
                 * @enum {string}
                 */
                finding: "proved" | "disproved" | "open";
                /** @enum {string} */
                why: "same_person" | "other_person" | "earlier_returned" | "too_long_ago" | "contact_gone" | "criteria_failed" | "criteria_hold" | "by_hand" | "criteria_unknown" | "unreachable" | "reachable" | "no_provider" | "not_checked";
                touches: components["schemas"]["ReturnTouches"];
                lead: components["schemas"]["ReturnedLead"];
                consent: components["schemas"]["ReturnConsent"];
                /** @description Null for the affiliate. */
                bought: {
                    by_hand: boolean;
                    campaign_name: string | null;
                    /** @description As they were when the lead was decided; null where nothing is kept, and by hand. */
                    criteria: {
                        [key: string]: unknown;
                    } | null;
                } | null;
                /** @description The earlier purchase that the buyer named. */
                earlier: {
                    /**
                     * Format: uuid
                     * @description Null for the affiliate.
                     */
                    sale_id: string | null;
                    /**
                     * Format: uuid
                     * @description Null for the affiliate.
                     */
                    lead_id: string | null;
                    /**
                     * Format: date-time
                     * @description ISO 8601, UTC.
                     */
                    sold_at: string;
                    /** @description Null where it cannot be told any more. */
                    same_person: boolean | null;
                } | null;
            } | null;
            /** @description The affiliate's. */
            answer: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            answered_at: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            answer_until: string;
            /**
             * Format: date-time
             * @description While it is open: until when the operator must decide; after that it is approved.
             */
            decide_until: string | null;
            /** @description The buyer asks so often that no deadline approves it. False once decided, and for the affiliate. */
            only_people_approve: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            decided_at: string | null;
            /** @enum {string|null} */
            decided_by: "checks" | "admin" | "deadline" | null;
            decision_note: string | null;
            /** @description What the buyer paid; null for the affiliate. */
            price_cents: number | null;
            /** @description The affiliate's part of it; null for the buyer. */
            earning_cents: number | null;
            /**
             * Format: uuid
             * @description Null for the affiliate.
             */
            buyer_id: string | null;
            /**
             * Format: uuid
             * @description Null for the buyer.
             */
            affiliate_id: string | null;
            abilities: components["schemas"]["ReturnAbilities"];
        };
        ReturnAbilities: {
            answer: boolean;
            decide: boolean;
        };
        ReturnConsent: {
            /**
             * Format: date-time
             * @description Null where the record is not kept any more.
             */
            given_at: string | null;
            channels: ("call" | "text" | "email")[];
            /** @enum {string} */
            scope: "none" | "named" | "network";
            certificate: boolean;
        };
        ReturnPage: {
            items: components["schemas"]["Return"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        /** @description What a buyer should know before it asks for its money back. */
        ReturnTerms: {
            /** Format: uuid */
            sale_id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            window_until: string;
            /**
             * @description Why none can be filed now; null when one can.
             * @enum {string|null}
             */
            refused: "window_closed" | "already_filed" | "already_payable" | null;
            /** @description What can be named on this network. */
            reasons: ("outside_area" | "wrong_property_type" | "invalid_contact" | "no_response" | "fake_spam" | "duplicate" | "not_owner" | "wholesaler" | "listed_on_mls" | "under_contract" | "has_agent" | "did_not_request" | "vacant_land" | "non_residential" | "mobile_no_land" | "no_consent" | "other")[];
            /** @description Bought without a campaign: there are no criteria to hold the lead against. */
            by_hand: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            delivered_at: string;
            /** @description Calls logged so far. */
            attempts: number;
            touches: number;
            touch_days: number;
            was_reached: boolean;
            /** @description Your earlier purchases of this person, newest first. */
            same_person: components["schemas"]["EarlierPurchase"][];
            /** @description Over 90 days. */
            leads_received: number;
            /** @description Asked for over 90 days; those that the product proved do not count. */
            returns_counted: number;
            returns_declined: number;
            /** @description Returns counted of the leads received. */
            rate_basis_points: number;
            /** @description Above it only a person approves. */
            most_basis_points: number;
            /** @description Before only a person approves; null under 20 leads, which say nothing yet. */
            returns_left: number | null;
            only_people_approve: boolean;
            /** @description 8,000–10,000. */
            modifier_now: number;
            modifier_if_declined: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            answer_until: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            decide_until: string;
        };
        /** @description What the buyer had logged about the lead; never what it noted. */
        ReturnTouches: {
            count: number;
            attempts: number;
            days: number;
            was_reached: boolean;
            /** @description The first 50, oldest first. */
            at: string[];
        };
        ReturnedLead: {
            /** @enum {string} */
            side: "buyer" | "seller" | "buyer_and_seller" | "renter" | "investor_seller" | "unknown";
            /** @enum {string} */
            property_type: "single_family" | "condo" | "townhouse" | "multi_2_4" | "multi_5_plus" | "manufactured" | "co_op" | "land" | "farm_ranch" | "commercial" | "other" | "unknown";
            city: string | null;
            county_fips: string | null;
            state: string | null;
            zip_code: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            received_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            sold_at: string;
        };
        Sale: components["schemas"]["BuyerSale"] | components["schemas"]["AffiliateSale"] | components["schemas"]["AdminSale"];
        SalePage: {
            items: components["schemas"]["Sale"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        /** @description How far the buyer came with the lead. */
        SaleProgress: {
            /** @enum {string} */
            outcome: "new" | "attempted" | "contacted" | "appointment" | "won" | "lost";
            /** @description Tries to reach the person, answered ones among them. */
            attempts: number;
            /**
             * Format: date-time
             * @description The first touch with an outcome.
             */
            first_touched_at: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            touched_at: string | null;
        };
        SavedView: {
            id: string;
            document: components["schemas"]["SavedViewDocument"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            updated_at: string;
        };
        SavedViewDocument: {
            name: string;
            /** @description The screen, such as /leads. */
            path: string;
            /** @description What follows the question mark of the screen's address. */
            query: string;
            /** @description Conditions on listings, as `GET /v1/listings` takes them: an advertiser's account is told of new ones that meet all of them. Absent: nobody is told. */
            watch?: string[];
        };
        SavedViewPatch: {
            name?: string;
            /** @description The screen, such as /leads. */
            path?: string;
            /** @description What follows the question mark of the screen's address. */
            query?: string;
            /** @description Conditions on listings, as `GET /v1/listings` takes them: an advertiser's account is told of new ones that meet all of them. Absent: nobody is told. */
            watch?: string[] | null;
        };
        SavedViews: {
            items: components["schemas"]["SavedView"][];
        };
        Score: {
            /** @description 0–10,000. */
            total: number;
            /** @enum {string} */
            tier: "hot" | "nurture" | "cold";
            /** @description 0–100, as are intent and financial. */
            engagement: number;
            intent: number;
            financial: number;
        };
        SeatList: {
            items: components["schemas"]["Member"][];
        };
        /** @description From `at` to the next point. */
        SeriesPoint: {
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            at: string;
            value: number;
        };
        SeriesReport: {
            period: components["schemas"]["ReportPeriod"];
            /**
             * @description Advertisers ask for spend or bought; affiliates for earned, posted or sold; the operator for volume, leads, sold or revenue.
             * @enum {string}
             */
            metric: "leads" | "posted" | "sold" | "bought" | "spend" | "volume" | "earned" | "revenue";
            /** @enum {string} */
            unit: "cents" | "count" | "basis_points" | "seconds";
            /** @enum {string} */
            bucket: "hour" | "day" | "week";
            points: components["schemas"]["SeriesPoint"][];
            previous: components["schemas"]["SeriesPoint"][];
        };
        Session: {
            /**
             * Format: uuid
             * @description Names the session; it opens nothing.
             */
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC; may lag behind by a thirtieth of the time a session lasts unused.
             */
            last_used_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC; moves on while the session is used.
             */
            expires_at: string;
            /** @description Where it began. */
            ip_address: string | null;
            /** @description The browser it began in, in its own words. */
            user_agent: string | null;
            /** @description Whether this call came by it. */
            current: boolean;
        };
        SessionList: {
            items: components["schemas"]["Session"][];
        };
        Settings: {
            /** @description As people read it, and as consent texts must name it. */
            network_name: string;
            /** @description IANA zone of statements and of source caps. */
            time_zone: string;
            /**
             * @description What winners pay: their bid, or the least that would still have won.
             * @enum {string}
             */
            price_rule: "first_price" | "second_price";
            price_table: {
                /** @description What a seller's lead asks, exclusive. */
                seller: {
                    /** @description Whole cents. */
                    hot: number;
                    /** @description Whole cents. */
                    nurture: number;
                    /** @description Whole cents. */
                    cold: number;
                };
                /** @description What a buyer's lead asks, exclusive. */
                buyer: {
                    /** @description Whole cents. */
                    hot: number;
                    /** @description Whole cents. */
                    nurture: number;
                    /** @description Whole cents. */
                    cold: number;
                };
                /** @description What a renter's lead asks, exclusive. */
                renter: {
                    /** @description Whole cents. */
                    hot: number;
                    /** @description Whole cents. */
                    nurture: number;
                    /** @description Whole cents. */
                    cold: number;
                };
            };
            /** @description A shared slot's part of the exclusive price. */
            shared_slot_basis_points: number;
            /** @description The least payout where a source sets none, as a part of the asking price. */
            reserve_basis_points: number;
            /** @description When a listing's price falls, and to which part of its start. In order of time, each lower than the one before. */
            listing_steps: {
                after_minutes: number;
                basis_points: number;
            }[];
            listing_ends_after_minutes: number;
            /** @description Whole percent that sum to 100. */
            score_weights: {
                engagement: number;
                intent: number;
                financial: number;
            };
            /** @description The least score totals, 0–10,000; hot above nurture. */
            tier_thresholds: {
                hot: number;
                nurture: number;
            };
            /** @description How often a new source's leads may be sold shared. */
            shared_slots: number;
            /** @description Leads a day from a new source. */
            new_source_daily_cap: number;
            /**
             * @description How much of the ZIP a lead shows before it is bought.
             * @enum {string}
             */
            preview_zip: "zip" | "zip3";
            /** @description When people may be called, by state. Information, not legal advice: the operator keeps it up to date. */
            calling_rules: components["schemas"]["CallingRule"][];
            /** @description Whether buyers may return a lead that never answered: after 12 logged touches on 4 days. */
            returns_no_response: boolean;
            source_posts_per_second: number;
            source_post_burst: number;
        };
        SettingsPatch: {
            /** @description As people read it, and as consent texts must name it. */
            network_name?: string;
            /** @description IANA zone of statements and of source caps. */
            time_zone?: string;
            /**
             * @description What winners pay: their bid, or the least that would still have won.
             * @enum {string}
             */
            price_rule?: "first_price" | "second_price";
            price_table?: {
                /** @description What a seller's lead asks, exclusive. */
                seller?: {
                    /** @description Whole cents. */
                    hot?: number;
                    /** @description Whole cents. */
                    nurture?: number;
                    /** @description Whole cents. */
                    cold?: number;
                };
                /** @description What a buyer's lead asks, exclusive. */
                buyer?: {
                    /** @description Whole cents. */
                    hot?: number;
                    /** @description Whole cents. */
                    nurture?: number;
                    /** @description Whole cents. */
                    cold?: number;
                };
                /** @description What a renter's lead asks, exclusive. */
                renter?: {
                    /** @description Whole cents. */
                    hot?: number;
                    /** @description Whole cents. */
                    nurture?: number;
                    /** @description Whole cents. */
                    cold?: number;
                };
            };
            /** @description A shared slot's part of the exclusive price. */
            shared_slot_basis_points?: number;
            /** @description The least payout where a source sets none, as a part of the asking price. */
            reserve_basis_points?: number;
            /** @description When a listing's price falls, and to which part of its start. In order of time, each lower than the one before. */
            listing_steps?: {
                after_minutes: number;
                basis_points: number;
            }[];
            listing_ends_after_minutes?: number;
            /** @description Whole percent that sum to 100. */
            score_weights?: {
                engagement?: number;
                intent?: number;
                financial?: number;
            };
            /** @description The least score totals, 0–10,000; hot above nurture. */
            tier_thresholds?: {
                hot?: number;
                nurture?: number;
            };
            /** @description How often a new source's leads may be sold shared. */
            shared_slots?: number;
            /** @description Leads a day from a new source. */
            new_source_daily_cap?: number;
            /**
             * @description How much of the ZIP a lead shows before it is bought.
             * @enum {string}
             */
            preview_zip?: "zip" | "zip3";
            /** @description When people may be called, by state. Information, not legal advice: the operator keeps it up to date. */
            calling_rules?: components["schemas"]["CallingRule"][];
            /** @description Whether buyers may return a lead that never answered: after 12 logged touches on 4 days. */
            returns_no_response?: boolean;
            source_posts_per_second?: number;
            source_post_burst?: number;
        };
        SignUpBody: {
            /** @description Your own name. */
            name: string;
            /** @description Upper and lower case are the same. */
            email: string;
            password: string;
            /** @enum {string} */
            role: "advertiser" | "affiliate";
            /** @description The account's name. As an advertiser, also the seller name that consent texts must name. */
            company: string;
            /** @description IANA zone of the account; the network's when absent. */
            time_zone?: string;
            /**
             * @description Advertisers only; agent when absent.
             * @enum {string}
             */
            buyer_kind?: "agent" | "broker" | "lender" | "investor" | "wholesaler";
            /** @description Advertisers only: where you are licensed to buy leads. */
            licensed_states?: string[];
        };
        SignedIn: {
            user: components["schemas"]["SignedInUser"];
            /** @enum {string} */
            role: "advertiser" | "affiliate" | "admin";
            /**
             * @description What the person may do within the account.
             * @enum {string}
             */
            team_role: "owner" | "manager" | "agent";
            account: components["schemas"]["SignedInAccount"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC; moves on while the session is used.
             */
            expires_at: string;
        };
        SignedInAccount: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "network" | "advertiser" | "affiliate";
            name: string;
            /** @enum {string} */
            status: "pending" | "active" | "suspended";
        };
        SignedInUser: {
            id: string;
            name: string;
            email: string;
        };
        /** @description How often the lead can be sold, and how often still. */
        Slots: {
            total: number;
            left: number;
        };
        Source: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            account_id: string;
            name: string;
            /** @enum {string} */
            kind: "api" | "form" | "chat" | "import" | "assistant";
            /** @enum {string} */
            status: "active" | "paused";
            /** @enum {string} */
            unsold_rule: "reject" | "list";
            allows_exclusive: boolean;
            shared_slots: number;
            /** @description Whole cents. */
            reserve_exclusive_cents: number | null;
            /** @description Whole cents. */
            reserve_shared_cents: number | null;
            /** @enum {string} */
            routing: "best_price" | "priority" | "weighted" | "round_robin";
            daily_cap: number | null;
            /** @description How many seconds an offer to a ping stands. */
            ping_expiry_s: number;
            /** @description Where its key is taken from; none is anywhere. */
            allowed_ips: string[];
            /** @description The last characters of its key. */
            key_hint: string;
            /** @description The key before it, while that still works. */
            old_key: {
                hint: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC.
                 */
                until: string;
            } | null;
            /** @description Of its posting page, /spec/{token}; only for those who may change the source. */
            posting_token?: string;
            /** @description Only in the answer that made the source: its key, never shown again. */
            key?: string;
            /** @description Grows with every change. */
            version: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            updated_at: string;
            abilities: components["schemas"]["SourceAbilities"];
        };
        SourceAbilities: {
            update: boolean;
            operate: boolean;
        };
        SourceCallError: {
            /** @description The field to mend; empty: the call as a whole. */
            field: string;
            message: string;
        };
        SourceCalls: {
            items: components["schemas"]["SourceRequest"][];
        };
        SourceDocument: {
            name: string;
            /**
             * @description Cannot be changed later.
             * @enum {string}
             */
            kind: "api" | "form" | "chat" | "import" | "assistant";
            /**
             * @description Default: active.
             * @enum {string}
             */
            status?: "active" | "paused";
            /**
             * @description What happens to a lead no campaign buys. Default: reject for api, list for the others.
             * @enum {string}
             */
            unsold_rule?: "reject" | "list";
            /** @description Default: true. */
            allows_exclusive?: boolean;
            /** @description How often a lead may be sold shared; 0 is never. Default: the network's. */
            shared_slots?: number;
            /** @description The least you must earn for an exclusive lead. Default: null, the network's price table. */
            reserve_exclusive_cents?: number | null;
            /** @description The least you must earn per shared slot. Default: null, the network's price table. */
            reserve_shared_cents?: number | null;
            /**
             * @description How the winner is found. Only the operator changes it. Default: best_price.
             * @enum {string}
             */
            routing?: "best_price" | "priority" | "weighted" | "round_robin";
            /** @description Most leads accepted per day. Only the operator raises or lifts it. Default: the network's cap for new sources. */
            daily_cap?: number | null;
            /** @description How many seconds an offer to a ping stands; fewer where hardly any offer is posted. Default: 60. */
            ping_expiry_s?: number;
            /** @description Addresses, and ranges such as 203.0.113.0/24, that its key is taken from. Default: none, which is anywhere. */
            allowed_ips?: string[];
        };
        SourceKey: {
            key: string;
            key_hint: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            old_key_until: string | null;
        };
        SourceKindPrice: {
            /** @enum {string} */
            side: "buyer" | "seller" | "buyer_and_seller" | "renter" | "investor_seller" | "unknown";
            /** @enum {string} */
            tier: "hot" | "nurture" | "cold";
            leads: number;
            /** @description Of these, how many somebody would buy now. */
            taken: number;
            /** @description What you would earn of the middle one of those; null where none would be bought. */
            median_cents: number | null;
            /** @description Of the best one. */
            best_cents: number | null;
        };
        SourcePage: {
            items: components["schemas"]["Source"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        SourcePatch: {
            name?: string;
            /**
             * @description Cannot be changed later.
             * @enum {string}
             */
            kind?: "api" | "form" | "chat" | "import" | "assistant";
            /**
             * @description Default: active.
             * @enum {string|null}
             */
            status?: "active" | "paused" | null;
            /**
             * @description What happens to a lead no campaign buys. Default: reject for api, list for the others.
             * @enum {string|null}
             */
            unsold_rule?: "reject" | "list" | null;
            /** @description Default: true. */
            allows_exclusive?: boolean | null;
            /** @description How often a lead may be sold shared; 0 is never. Default: the network's. */
            shared_slots?: number | null;
            /** @description The least you must earn for an exclusive lead. Default: null, the network's price table. */
            reserve_exclusive_cents?: number | null;
            /** @description The least you must earn per shared slot. Default: null, the network's price table. */
            reserve_shared_cents?: number | null;
            /**
             * @description How the winner is found. Only the operator changes it. Default: best_price.
             * @enum {string|null}
             */
            routing?: "best_price" | "priority" | "weighted" | "round_robin" | null;
            /** @description Most leads accepted per day. Only the operator raises or lifts it. Default: the network's cap for new sources. */
            daily_cap?: number | null;
            /** @description How many seconds an offer to a ping stands; fewer where hardly any offer is posted. Default: 60. */
            ping_expiry_s?: number | null;
            /** @description Addresses, and ranges such as 203.0.113.0/24, that its key is taken from. Default: none, which is anywhere. */
            allowed_ips?: string[] | null;
        };
        SourcePrices: {
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            since: string;
            /** @description The newest 300 at most. */
            leads: number;
            kinds: components["schemas"]["SourceKindPrice"][];
            /** @description What would gain most first. */
            raises: components["schemas"]["SourceRaise"][];
        };
        /** @description What was seen, not a promise. */
        SourceRaise: {
            /** @enum {string} */
            fact: "phone" | "timing" | "property_type" | "price" | "beds" | "finance_status" | "agent_status" | "certificate";
            /** @description Leads without it. */
            lacking: number;
            /** @description Leads that were compared, each with others of its side. */
            leads: number;
            /** @description What a lead with it would earn you on the average; those that nobody buys count as 0. */
            with_cents: number;
            /** @description A lead without it. */
            without_cents: number;
        };
        SourceRequest: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            at: string;
            /** @enum {string} */
            operation: "post" | "batch" | "ping" | "ping_post" | "try";
            http_status: number;
            is_test: boolean;
            /** @enum {string} */
            result: "accepted" | "rejected" | "duplicate" | "error" | "offer" | "refused";
            /** @enum {string|null} */
            reason: "missing_field" | "invalid_field" | "auth_failed" | "source_paused" | "duplicate" | "suppressed" | "consent_missing" | "consent_invalid" | "fraud_suspected" | "no_buyer" | "below_reserve" | "cap_reached" | "ping_expired" | "ping_mismatch" | "rate_limited" | "internal_error" | "malformed" | "unauthenticated" | "insufficient_funds" | "forbidden" | "suspended" | "not_found" | "method_not_allowed" | "request_timeout" | "already_sold" | "price_changed" | "mode_not_offered" | "in_progress" | "id_taken" | "window_closed" | "already_filed" | "returned" | "already_claimed" | "last_owner" | "already_answered" | "already_decided" | "already_payable" | "not_payable" | "invitation_over" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "invalid" | "idempotency_mismatch" | "not_licensed" | "already_owned" | "consent_scope" | "headers_too_large" | "provider_failed" | "unavailable" | null;
            errors: components["schemas"]["SourceCallError"][];
            /** Format: uuid */
            lead_id: string | null;
            /** @description What the answer earned. */
            price_cents: number | null;
        };
        /** @description A webhook call of Follow Up Boss; other members are left alone. */
        StageCall: {
            event: string;
            resourceIds: number[];
            data?: components["schemas"]["StageData"];
        };
        StageData: {
            stage?: string;
        };
        StageOutcome: {
            /** @description As Follow Up Boss calls it, in any case. */
            stage: string;
            /** @enum {string} */
            outcome: "attempted" | "contacted" | "appointment" | "won" | "lost";
        };
        StagesTaken: {
            count: number;
        };
        StateFigure: {
            /** @description Two letters; null where the lead has none. */
            state: string | null;
            value: number;
            previous: number;
        };
        StateVolume: {
            state: string;
            /** @description Leads of the state. Null means fewer than 5, but more than none. */
            leads: number | null;
        };
        StatesReport: {
            period: components["schemas"]["ReportPeriod"];
            /**
             * @description Advertisers ask for spend or bought; affiliates for earned, posted or sold; the operator for volume, leads, sold or revenue.
             * @enum {string}
             */
            metric: "leads" | "posted" | "sold" | "bought" | "spend" | "volume" | "earned" | "revenue";
            /** @enum {string} */
            unit: "cents" | "count" | "basis_points" | "seconds";
            states: components["schemas"]["StateFigure"][];
        };
        TalkAnswer: {
            reply: string;
            /** @description To be put one second after the reply; null when nothing is left to ask. */
            question: {
                text: string;
                /** @description Answers to choose from; any other may be typed. */
                suggestions: string[];
            } | null;
            /** @description The conversation as it stands, sealed: send it with what is said next. It is kept nowhere else. */
            state: string;
            /** @description The form's answers that the conversation comes to so far. */
            answers: {
                /** @description As the form takes it. */
                side?: string;
                /** @description As the form takes it. */
                property_type?: string;
                /** @description As the form takes it. */
                zip_code?: string;
                /** @description As the form takes it. */
                price_range?: string;
                /** @description As the form takes it. */
                timing?: string;
                /** @description As the form takes it. */
                beds?: string;
                /** @description As the form takes it. */
                baths?: string;
                /** @description As the form takes it. */
                finance_status?: string;
                /** @description As the form takes it. */
                agent_status?: string;
                /** @description As the form takes it. */
                address?: string;
                /** @description As the form takes it. */
                comments?: string;
                /** @description As the form takes it. */
                first_name?: string;
                /** @description As the form takes it. */
                last_name?: string;
                /** @description As the form takes it. */
                phone?: string;
                /** @description As the form takes it. */
                email?: string;
                /** @description As the form takes it. */
                consent?: string;
            };
            /** @description The person asked for the form: show it, with the answers filled in. */
            wants_form: boolean;
        };
        TestPostAnswer: {
            /** @enum {string} */
            outcome: "success" | "failure" | "error";
            /** @enum {string} */
            status: "accepted" | "rejected" | "duplicate" | "error";
            /** @enum {string|null} */
            reason_code: "missing_field" | "invalid_field" | "auth_failed" | "source_paused" | "duplicate" | "suppressed" | "consent_missing" | "consent_invalid" | "fraud_suspected" | "no_buyer" | "below_reserve" | "cap_reached" | "ping_expired" | "ping_mismatch" | "rate_limited" | "internal_error" | null;
            reason: string | null;
            /** @enum {string} */
            sale: "none" | "shared" | "exclusive";
            /** @description With missing_field, invalid_field, consent_missing, consent_invalid and ping_mismatch: every field to mend. */
            errors?: components["schemas"]["LeadFieldError"][];
        };
        TestedProvider: {
            ok: boolean;
            /** @description What it said. */
            reply: string | null;
            /** @description As it names itself. */
            model: string | null;
            milliseconds: number;
            /** @description Why it does not work and what to do, in a sentence. */
            detail: string | null;
        };
        /** @description An e-mail with the lead and its contact. */
        ToEmail: {
            /** @constant */
            kind: "email";
            addresses: string[];
            /**
             * @description Default: en.
             * @enum {string}
             */
            language?: "en" | "es";
        };
        /** @description An event of Follow Up Boss, which makes or finds the person and starts its automations. */
        ToFollowUpBoss: {
            /** @constant */
            kind: "follow_up_boss";
            /** @description An API key of the account. Never shown again; left out, it stays as it is. */
            api_key?: string;
            /** @description What Follow Up Boss names as the lead's source. Default: the network's name. */
            source?: string;
            /** @description Sent as X-System, for who registered one. */
            system?: string;
            /** @description Sent as X-System-Key; calls from there are then signed with it, and others refused. Never shown again; left out, it stays as it is. */
            system_key?: string;
            /** @description What a stage says about the lead; others say nothing. Default: those that every account begins with. */
            stages?: components["schemas"]["StageOutcome"][];
            /** @description Seconds until a call that brought no answer counts as failed. Default: 10. */
            timeout_seconds?: number;
        };
        /** @description Any system that takes leads by POST, with its own names for things. */
        ToHttp: {
            /** @constant */
            kind: "http";
            /** @description https, on the open Internet, without a port. */
            address: string;
            /** @enum {string} */
            format: "json" | "form" | "xml";
            /** @description XML's outermost element. Default: lead. */
            root?: string;
            /** @description Sent along, for keys and the like. Default: none. */
            headers?: components["schemas"]["DestinationHeader"][];
            fields: components["schemas"]["DestinationField"][];
            /** @description What an answer of 2xx must hold to count, in any case. Default: anything. */
            answer_contains?: string;
            /** @description What it must not hold. Default: nothing. */
            answer_lacks?: string;
            /** @description Seconds until a call that brought no answer counts as failed. Default: 10. */
            timeout_seconds?: number;
        };
        /** @description A text message through your own gateway. */
        ToSms: {
            /** @constant */
            kind: "sms";
            /** @description https, on the open Internet, without a port. */
            address: string;
            /** @enum {string} */
            format: "json" | "form";
            /** @description Sent along, for keys and the like. Default: none. */
            headers?: components["schemas"]["DestinationHeader"][];
            /** @description E.164: +19165550100. */
            to: string;
            /** @description What the gateway calls the number. */
            to_field: string;
            /** @description What it calls the text. */
            text_field: string;
            /** @description With {macros}, such as `New {side} in {city}: {first_name}, {phone}`. */
            text: string;
            /** @description What else the gateway wants. Default: nothing. */
            fields?: components["schemas"]["DestinationField"][];
            /** @description What an answer of 2xx must hold to count, in any case. Default: anything. */
            answer_contains?: string;
            /** @description What it must not hold. Default: nothing. */
            answer_lacks?: string;
            /** @description Seconds until a call that brought no answer counts as failed. Default: 10. */
            timeout_seconds?: number;
        };
        /** @description A signed call as Standard Webhooks has it, with the whole lead as this API shows it to you. */
        ToWebhook: {
            /** @constant */
            kind: "webhook";
            /** @description https, on the open Internet, without a port. */
            address: string;
            /** @description Seconds until a call that brought no answer counts as failed. Default: 10. */
            timeout_seconds?: number;
        };
        TopUp: {
            movement: components["schemas"]["WalletMovement"];
            wallet: components["schemas"]["Wallet"];
            sandbox: boolean;
        };
        /** @description One thing that a buyer did about a lead it bought. */
        Touch: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            sale_id: string;
            /** Format: uuid */
            lead_id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            at: string;
            /**
             * @description Null where only a note was made.
             * @enum {string|null}
             */
            outcome: "attempted" | "contacted" | "appointment" | "won" | "lost" | null;
            /** @description The buyer's own words; read for as long as the lead's contact is. */
            note: string | null;
            by: components["schemas"]["TouchActor"];
        };
        TouchActor: {
            /** @enum {string} */
            kind: "user" | "key";
            id: string;
            /** @description Of a person. */
            name: string | null;
        };
        TouchPage: {
            items: components["schemas"]["Touch"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        Verification: {
            /** @enum {string} */
            phone_mark: "not_given" | "format_only";
            /** @enum {string} */
            email_mark: "not_given" | "format_only";
            /** @description A TrustedForm or Jornaya reference came along. */
            certificate: boolean;
        };
        Wallet: {
            /** Format: uuid */
            account_id: string;
            /** @description What was paid in, less what was spent. */
            balance_cents: number;
            /** @description Reserved by open offers. */
            held_cents: number;
            /** @description How far below 0 the balance may go. */
            credit_limit_cents: number;
            /** @description What can be spent now. */
            available_cents: number;
        };
        /** @description What one cause moved. For a sale, `id` is the sale's. */
        WalletMovement: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            account_id: string;
            /** @enum {string} */
            kind: "sale" | "return" | "top_up" | "adjustment";
            /** @description Into the wallet is positive, out of it negative. */
            amount_cents: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            at: string;
        };
        WalletMovementPage: {
            items: components["schemas"]["WalletMovement"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        Webhook: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            account_id: string;
            address: string;
            description: string;
            events: ("account_waiting" | "bank_changed" | "campaign_stopped" | "cap_reached" | "delivery_failing" | "demand_followed" | "draft_ended" | "email_off" | "form_sent" | "import_ended" | "lead_bought" | "lead_sold" | "low_balance" | "payout_moved" | "postback_off" | "return_decided" | "return_filed" | "return_to_decide" | "search_matched" | "source_suspended" | "webhook_off")[];
            /**
             * @description off: switched off for you; set it to active again once its system is mended.
             * @enum {string}
             */
            status: "active" | "paused" | "off";
            /**
             * @description gone: its system answered 410. failing: nothing but failure for five days.
             * @enum {string|null}
             */
            off_reason: "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description Null where the last call arrived.
             */
            failing_since: string | null;
            /** @description Calls still to be made. */
            waiting: number;
            /** @description Of the last 30 days. */
            delivered: number;
            /** @description Of the last 30 days, given up. */
            failed: number;
            /**
             * Format: date-time
             * @description Until when the secret before signs too; null where none does.
             */
            old_secret_until: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            updated_at: string;
            abilities: components["schemas"]["WebhookAbilities"];
        };
        WebhookAbilities: {
            update: boolean;
        };
        WebhookDocument: {
            /** @description https, on the open Internet, without a port. */
            address: string;
            /** @description What is told. Kinds that an account of yours never hears of cannot be chosen. */
            events: ("account_waiting" | "bank_changed" | "campaign_stopped" | "cap_reached" | "delivery_failing" | "demand_followed" | "draft_ended" | "email_off" | "form_sent" | "import_ended" | "lead_bought" | "lead_sold" | "low_balance" | "payout_moved" | "postback_off" | "return_decided" | "return_filed" | "return_to_decide" | "search_matched" | "source_suspended" | "webhook_off")[];
            /** @description What stands behind it, for your colleagues. Default: nothing. */
            description?: string;
            /**
             * @description Paused, nothing new is told, and what waits goes on waiting. Default: active.
             * @enum {string}
             */
            status?: "active" | "paused";
        };
        WebhookMessage: {
            /**
             * Format: uuid
             * @description What stands in `webhook-id`: the same over all tries.
             */
            id: string;
            /** Format: uuid */
            webhook_id: string;
            /** @enum {string} */
            type: "account_waiting" | "bank_changed" | "campaign_stopped" | "cap_reached" | "delivery_failing" | "demand_followed" | "draft_ended" | "email_off" | "form_sent" | "import_ended" | "lead_bought" | "lead_sold" | "low_balance" | "payout_moved" | "postback_off" | "return_decided" | "return_filed" | "return_to_decide" | "search_matched" | "source_suspended" | "webhook_off";
            /** @description What is sent and signed, to the byte. */
            body: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @enum {string} */
            status: "waiting" | "delivered" | "failed";
            /** @description Since it was last set going; 10 at most. */
            tries: number;
            /**
             * Format: date-time
             * @description When it is tried next; null where it is not.
             */
            next_at: string | null;
            /** @description Every try, newest first; the last 30. */
            log: components["schemas"]["Attempt"][];
        };
        WebhookMessagePage: {
            items: components["schemas"]["WebhookMessage"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        WebhookPage: {
            items: components["schemas"]["Webhook"][];
            /** @description Give it as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        WebhookPatch: {
            /** @description https, on the open Internet, without a port. */
            address?: string;
            /** @description What is told. Kinds that an account of yours never hears of cannot be chosen. */
            events?: ("account_waiting" | "bank_changed" | "campaign_stopped" | "cap_reached" | "delivery_failing" | "demand_followed" | "draft_ended" | "email_off" | "form_sent" | "import_ended" | "lead_bought" | "lead_sold" | "low_balance" | "payout_moved" | "postback_off" | "return_decided" | "return_filed" | "return_to_decide" | "search_matched" | "source_suspended" | "webhook_off")[];
            /** @description What stands behind it, for your colleagues. Default: nothing. */
            description?: string | null;
            /**
             * @description Paused, nothing new is told, and what waits goes on waiting. Default: active.
             * @enum {string|null}
             */
            status?: "active" | "paused" | null;
        };
        WebhookSecret: {
            /** @description What every call is signed with: `whsec_` and 32 bytes in base64. Shown this once. */
            secret: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            old_secret_until: string | null;
        };
        WeekVolume: {
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            from: string;
            /** @description Leads of seven days. Null means fewer than 5, but more than none. */
            leads: number | null;
        };
        WholeEmail: {
            /** Format: uuid */
            id: string;
            /** @description Whom it is for; the address is read when it is sent, and kept nowhere. */
            user_id: string;
            /** @enum {string} */
            language: "en" | "es";
            /**
             * @description digest: the daily e-mail.
             * @enum {string}
             */
            kind: "account_waiting" | "bank_changed" | "campaign_stopped" | "cap_reached" | "delivery_failing" | "demand_followed" | "draft_ended" | "email_off" | "form_sent" | "import_ended" | "lead_bought" | "lead_sold" | "low_balance" | "payout_moved" | "postback_off" | "return_decided" | "return_filed" | "return_to_decide" | "search_matched" | "source_suspended" | "webhook_off" | "digest";
            subject: string;
            /** @description Pieces of news in it. */
            count: number;
            /**
             * Format: date-time
             * @description When the first of it happened.
             */
            at: string;
            /**
             * Format: date-time
             * @description When it may go out.
             */
            send_at: string;
            /**
             * @description bounced: there is no such address. given_up: the mail server did not take it. kept: no mail server is set. dropped: its person has left, or wants none any more.
             * @enum {string}
             */
            status: "waiting" | "sent" | "bounced" | "given_up" | "kept" | "dropped";
            tries: number;
            /**
             * Format: date-time
             * @description When it is tried next; null where it is not.
             */
            next_at: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            ended_at: string | null;
            /** @description What the mail server said at the last try, without the address. */
            answer: string | null;
            /** @description As plain text. Links that are its person's alone are left out. */
            text: string;
        };
        ZipsAround: {
            middle: components["schemas"]["Place"];
            /** @description As asked. */
            miles: number;
            /** @description ZIP codes within the miles, by the distance between their middles: those whose leads a radius rule takes. */
            zip_count: number;
            /** @description Middles of ZIPs within the miles. Of those that no picture could tell apart, nearer together than about a twentieth of the miles, one. */
            inside: {
                /** @description Degrees north. */
                latitudes: number[];
                /** @description Degrees east, in the order of the latitudes. */
                longitudes: number[];
            };
            /** @description The same of those beyond, as far as 2.5 times the miles. */
            outside: {
                /** @description Degrees north. */
                latitudes: number[];
                /** @description Degrees east, in the order of the latitudes. */
                longitudes: number[];
            };
            /** @description For names on a map: the middle's own city, then those with the most ZIP codes within 2.5 times the miles. */
            cities: components["schemas"]["CityAround"][];
        };
    };
    responses: {
        /** @description Problem: already_answered or already_decided or window_closed. */
        "already_answered.already_decided.window_closed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: already_claimed or returned. */
        "already_claimed.returned": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: already_decided. */
        already_decided: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: already_decided or already_payable. */
        "already_decided.already_payable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: already_decided or not_payable. */
        "already_decided.not_payable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: already_filed or already_payable or window_closed. */
        "already_filed.already_payable.window_closed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: already_owned or consent_scope or idempotency_mismatch or invalid or not_licensed. */
        "already_owned.consent_scope.idempotency_mismatch.invalid.not_licensed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: already_sold. */
        already_sold: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: already_sold or in_progress or mode_not_offered or price_changed. */
        "already_sold.in_progress.mode_not_offered.price_changed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: already_sold or mode_not_offered. */
        "already_sold.mode_not_offered": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: already_sold or window_closed. */
        "already_sold.window_closed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: forbidden. */
        forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: forbidden or suspended. */
        "forbidden.suspended": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: id_taken. */
        id_taken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: idempotency_mismatch or invalid. */
        "idempotency_mismatch.invalid": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: in_progress. */
        in_progress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: insufficient_funds. */
        insufficient_funds: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: internal_error. */
        internal_error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: invalid. */
        invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: invitation_over. */
        invitation_over: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: last_owner. */
        last_owner: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: malformed. */
        malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: not_found. */
        not_found: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: not_payable. */
        not_payable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: payload_too_large. */
        payload_too_large: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: provider_failed. */
        provider_failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: rate_limited. */
        rate_limited: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: returned. */
        returned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: suspended. */
        suspended: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: unauthenticated. */
        unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: unavailable. */
        unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: unsupported_media_type. */
        unsupported_media_type: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problem: window_closed. */
        window_closed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    exportLeads: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `received_at` (time): lt, lte, gt, gte; `status` (draft | quarantined | rejected | available | sold | expired | withdrawn | erased): eq, ne, in; `reason_code` (missing_field | invalid_field | auth_failed | source_paused | duplicate | suppressed | consent_missing | consent_invalid | fraud_suspected | no_buyer | below_reserve | cap_reached | ping_expired | ping_mismatch | rate_limited | internal_error): eq, ne, in; `side` (buyer | seller | buyer_and_seller | renter | investor_seller | unknown): eq, ne, in; `property_type` (single_family | condo | townhouse | multi_2_4 | multi_5_plus | manufactured | co_op | land | farm_ranch | commercial | other | unknown): eq, ne, in; `state` (text): eq, ne, in; `county_fips` (text): eq, ne, in; `zip_code` (text): eq, ne, in; `timing` (asap_0_30d | m1_3 | m3_6 | m6_12 | m12_plus | browsing | unknown): eq, ne, in; `tier` (hot | nurture | cold): eq, ne, in; `score_total` (integer): eq, lt, lte, gt, gte; `source_id` (uuid): eq, ne, in; `affiliate_id` (uuid): eq, ne, in; `outcome` (new | attempted | contacted | appointment | won | lost): eq, ne, in; `assignee` (text): eq, ne, in. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -received_at. */
                order?: "-received_at" | "received_at" | "-score_total" | "score_total";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, UTF-8. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getLead: {
        parameters: {
            query?: {
                /** @description For an admin: also the contact. The look is written to the audit log. */
                contact?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lead in the shape of who asks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getLeadDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decision in the shape of who asks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Decision"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listLeads: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `received_at` (time): lt, lte, gt, gte; `status` (draft | quarantined | rejected | available | sold | expired | withdrawn | erased): eq, ne, in; `reason_code` (missing_field | invalid_field | auth_failed | source_paused | duplicate | suppressed | consent_missing | consent_invalid | fraud_suspected | no_buyer | below_reserve | cap_reached | ping_expired | ping_mismatch | rate_limited | internal_error): eq, ne, in; `side` (buyer | seller | buyer_and_seller | renter | investor_seller | unknown): eq, ne, in; `property_type` (single_family | condo | townhouse | multi_2_4 | multi_5_plus | manufactured | co_op | land | farm_ranch | commercial | other | unknown): eq, ne, in; `state` (text): eq, ne, in; `county_fips` (text): eq, ne, in; `zip_code` (text): eq, ne, in; `timing` (asap_0_30d | m1_3 | m3_6 | m6_12 | m12_plus | browsing | unknown): eq, ne, in; `tier` (hot | nurture | cold): eq, ne, in; `score_total` (integer): eq, lt, lte, gt, gte; `source_id` (uuid): eq, ne, in; `affiliate_id` (uuid): eq, ne, in; `outcome` (new | attempted | contacted | appointment | won | lost): eq, ne, in; `assignee` (text): eq, ne, in. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -received_at. */
                order?: "-received_at" | "received_at" | "-score_total" | "score_total";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadPage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    postLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body is answered with the same bytes; with another body it is refused. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "side": "seller",
                 *       "first_name": "Maria",
                 *       "last_name": "Lopez",
                 *       "phone": "916-555-0142",
                 *       "email": "maria@example.com",
                 *       "address": "12 N Oak St",
                 *       "zip_code": "95838",
                 *       "property_type": "single_family",
                 *       "price": 420000,
                 *       "beds": 3,
                 *       "baths": 2,
                 *       "timing": "m1_3",
                 *       "consent": true,
                 *       "tcpa_text": "I agree that Plat and the companies on its buyer list may call, text and e-mail me.",
                 *       "landing_page_url": "https://example.com/sell"
                 *     }
                 */
                "application/json": components["schemas"]["LeadPost"];
                /**
                 * @example {
                 *       "side": "seller",
                 *       "first_name": "Maria",
                 *       "last_name": "Lopez",
                 *       "phone": "916-555-0142",
                 *       "email": "maria@example.com",
                 *       "address": "12 N Oak St",
                 *       "zip_code": "95838",
                 *       "property_type": "single_family",
                 *       "price": 420000,
                 *       "beds": 3,
                 *       "baths": 2,
                 *       "timing": "m1_3",
                 *       "consent": true,
                 *       "tcpa_text": "I agree that Plat and the companies on its buyer list may call, text and e-mail me.",
                 *       "landing_page_url": "https://example.com/sell"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LeadPost"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAnswer"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            409: components["responses"]["in_progress"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["idempotency_mismatch.invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    postLeadBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body is answered with the same bytes; with another body it is refused. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "leads": [
                 *         {
                 *           "side": "buyer",
                 *           "first_name": "Sam",
                 *           "phone": "916-555-0143",
                 *           "zip_code": "95814",
                 *           "consent": true,
                 *           "tcpa_text": "I agree that Plat may e-mail me.",
                 *           "consent_channels": "email",
                 *           "email": "sam@example.com"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    leads: unknown[];
                };
            };
        };
        responses: {
            /** @description The outcomes in the order of the leads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAnswers"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            409: components["responses"]["in_progress"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["idempotency_mismatch.invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listLeadDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest 100, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadDraftList"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    createLeadDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0199f0c4-5a7e-7c3b-9d21-6b6f3a1c0001"
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    id: string;
                    /** Format: uuid */
                    thread_id?: string;
                    /**
                     * @description Default: the conversation's, else en.
                     * @enum {string}
                     */
                    language?: "en" | "es";
                };
            };
        };
        responses: {
            /** @description The draft as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadDraft"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["id_taken"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getLeadDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadDraft"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    withdrawLeadDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is withdrawn. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["window_closed"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    mergeLeadDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answers": {
                 *         "first_name": "Ana",
                 *         "phone": "916-555-2001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["LeadDraftPatch"];
            };
        };
        responses: {
            /** @description The draft as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadDraft"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["window_closed"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    linkLeadDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadDraftLink"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["window_closed"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    cancelImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["window_closed"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    makeImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source_id": "0199f0c4-5a7e-7c3b-9d21-6f0f6c1b2a34",
                 *       "name": "october.csv",
                 *       "rows": 2,
                 *       "columns": [
                 *         {
                 *           "name": "First name",
                 *           "field": "first_name"
                 *         },
                 *         {
                 *           "name": "Phone",
                 *           "field": "phone"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ImportDocument"];
            };
        };
        responses: {
            /** @description The import as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["id_taken"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listImportFailures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, UTF-8. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `source_id` (uuid): eq, ne, in; `status` (draft | running | cancelling | cancelled | done): eq, ne, in; `created_at` (time): lt, lte, gt, gte. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -created_at. */
                order?: "-created_at" | "created_at";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    previewImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source_id": "0199f0c4-5a7e-7c3b-9d21-6f0f6c1b2a34",
                 *       "columns": [
                 *         {
                 *           "name": "First name",
                 *           "field": "first_name"
                 *         }
                 *       ],
                 *       "rows": [
                 *         {
                 *           "line": 2,
                 *           "cells": [
                 *             "Maria"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    source_id: string;
                    /** @description The columns that are sent, each a field of its own. */
                    columns: components["schemas"]["ImportColumn"][];
                    /**
                     * @description What the person wants, where a row says nothing.
                     * @enum {string}
                     */
                    side?: "buyer" | "seller" | "buyer_and_seller" | "renter" | "investor_seller" | "unknown";
                    rows: components["schemas"]["ImportRow"][];
                };
            };
        };
        responses: {
            /** @description The outcomes in the order of the rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    putImportChunk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                n: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rows": [
                 *         {
                 *           "line": 2,
                 *           "cells": [
                 *             "Maria",
                 *             "916-555-0142"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    rows: components["schemas"]["ImportRow"][];
                };
            };
        };
        responses: {
            /** @description How many rows have arrived. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReceived"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["window_closed"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["idempotency_mismatch.invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    startImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["window_closed"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    pingLead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "side": "seller",
                 *       "zip_code": "95838",
                 *       "property_type": "single_family",
                 *       "price": 420000,
                 *       "beds": 3,
                 *       "baths": 2,
                 *       "timing": "m1_3",
                 *       "agent_status": "none",
                 *       "phone_hash": "1e7d3b0f0a9c3e5d8b2a6f4c7e9d1b3a5c7e9f0b2d4f6a8c0e1f3b5d7a9c1e3f",
                 *       "landing_page_url": "https://example.com/sell",
                 *       "sub1": "spring"
                 *     }
                 */
                "application/json": components["schemas"]["Ping"];
                /**
                 * @example {
                 *       "side": "seller",
                 *       "zip_code": "95838",
                 *       "property_type": "single_family",
                 *       "price": 420000,
                 *       "beds": 3,
                 *       "baths": 2,
                 *       "timing": "m1_3",
                 *       "agent_status": "none",
                 *       "phone_hash": "1e7d3b0f0a9c3e5d8b2a6f4c7e9d1b3a5c7e9f0b2d4f6a8c0e1f3b5d7a9c1e3f",
                 *       "landing_page_url": "https://example.com/sell",
                 *       "sub1": "spring"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["Ping"];
            };
        };
        responses: {
            /** @description The offer, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PingAnswer"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    postToPing: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body is answered with the same bytes; with another body it is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "side": "seller",
                 *       "first_name": "Maria",
                 *       "last_name": "Lopez",
                 *       "phone": "916-555-0142",
                 *       "email": "maria@example.com",
                 *       "address": "12 N Oak St",
                 *       "zip_code": "95838",
                 *       "property_type": "single_family",
                 *       "price": 420000,
                 *       "beds": 3,
                 *       "baths": 2,
                 *       "timing": "m1_3",
                 *       "consent": true,
                 *       "tcpa_text": "I agree that Plat and the companies on its buyer list may call, text and e-mail me.",
                 *       "landing_page_url": "https://example.com/sell",
                 *       "agent_status": "none",
                 *       "ip_address": "192.0.2.10"
                 *     }
                 */
                "application/json": components["schemas"]["LeadPost"];
                /**
                 * @example {
                 *       "side": "seller",
                 *       "first_name": "Maria",
                 *       "last_name": "Lopez",
                 *       "phone": "916-555-0142",
                 *       "email": "maria@example.com",
                 *       "address": "12 N Oak St",
                 *       "zip_code": "95838",
                 *       "property_type": "single_family",
                 *       "price": 420000,
                 *       "beds": 3,
                 *       "baths": 2,
                 *       "timing": "m1_3",
                 *       "consent": true,
                 *       "tcpa_text": "I agree that Plat and the companies on its buyer list may call, text and e-mail me.",
                 *       "landing_page_url": "https://example.com/sell",
                 *       "agent_status": "none",
                 *       "ip_address": "192.0.2.10"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LeadPost"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAnswer"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["idempotency_mismatch.invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lead_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    repriceListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lead_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "exclusive_price_cents": 9500
                 *     }
                 */
                "application/json": components["schemas"]["AskingPrices"];
            };
        };
        responses: {
            /** @description The listing as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["already_sold.mode_not_offered"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getListingOverview: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `side` (buyer | seller | buyer_and_seller | renter | investor_seller | unknown): eq, ne, in; `property_type` (single_family | condo | townhouse | multi_2_4 | multi_5_plus | manufactured | co_op | land | farm_ranch | commercial | other | unknown): eq, ne, in; `state` (text): eq, ne, in; `county_fips` (text): eq, ne, in; `zip_code` (text): eq, ne, in; `timing` (asap_0_30d | m1_3 | m3_6 | m6_12 | m12_plus | browsing | unknown): eq, ne, in; `tier` (hot | nurture | cold): eq, ne, in; `score_total` (integer): eq, lt, lte, gt, gte; `listed_at` (time): lt, lte, gt, gte; `ends_at` (time): lt, lte, gt, gte; `exclusive_price_cents` (integer): eq, lt, lte, gt, gte; `slot_price_cents` (integer): eq, lt, lte, gt, gte; `price_cents` (integer): eq, lt, lte, gt, gte; `area` (west,south,east,north in degrees): eq. */
                where?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingOverview"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listListings: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `side` (buyer | seller | buyer_and_seller | renter | investor_seller | unknown): eq, ne, in; `property_type` (single_family | condo | townhouse | multi_2_4 | multi_5_plus | manufactured | co_op | land | farm_ranch | commercial | other | unknown): eq, ne, in; `state` (text): eq, ne, in; `county_fips` (text): eq, ne, in; `zip_code` (text): eq, ne, in; `timing` (asap_0_30d | m1_3 | m3_6 | m6_12 | m12_plus | browsing | unknown): eq, ne, in; `tier` (hot | nurture | cold): eq, ne, in; `score_total` (integer): eq, lt, lte, gt, gte; `listed_at` (time): lt, lte, gt, gte; `ends_at` (time): lt, lte, gt, gte; `exclusive_price_cents` (integer): eq, lt, lte, gt, gte; `slot_price_cents` (integer): eq, lt, lte, gt, gte; `price_cents` (integer): eq, lt, lte, gt, gte; `area` (west,south,east,north in degrees): eq. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -listed_at. */
                order?: "-listed_at" | "listed_at" | "-ends_at" | "ends_at" | "-score_total" | "score_total" | "-price_cents" | "price_cents";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingPage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    purchaseListing: {
        parameters: {
            query?: never;
            header: {
                /** @description The same key with the same body is answered with the same bytes; with another body it is refused. */
                "Idempotency-Key": string;
            };
            path: {
                lead_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mode": "exclusive",
                 *       "max_price_cents": 7000
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    mode: "exclusive" | "shared";
                    /** @description The price that was shown. */
                    max_price_cents: number;
                };
            };
        };
        responses: {
            /** @description The sale, with the contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyerSale"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            402: components["responses"]["insufficient_funds"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["already_sold.in_progress.mode_not_offered.price_changed"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["already_owned.consent_scope.idempotency_mismatch.invalid.not_licensed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    relistListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lead_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["already_sold.window_closed"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    withdrawListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lead_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["already_sold"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    setCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Sacramento sellers",
                 *       "criteria": {
                 *         "all": [
                 *           {
                 *             "field": "side",
                 *             "in": [
                 *               "seller"
                 *             ]
                 *           },
                 *           {
                 *             "field": "state",
                 *             "in": [
                 *               "CA"
                 *             ]
                 *           }
                 *         ]
                 *       },
                 *       "exclusive_bid_cents": 6500,
                 *       "limits": {
                 *         "leads": {
                 *           "day": 20
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CampaignDocument"];
            };
        };
        responses: {
            /** @description The campaign as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    mergeCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "exclusive_bid_cents": 7000
                 *     }
                 */
                "application/json": components["schemas"]["CampaignPatch"];
            };
        };
        responses: {
            /** @description The campaign as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `account_id` (uuid): eq, ne, in; `name` (text): eq, ne, in; `status` (active | paused | archived): eq, ne, in; `exclusive_bid_cents` (integer): eq, lt, lte, gt, gte; `shared_bid_cents` (integer): eq, lt, lte, gt, gte; `created_at` (time): lt, lte, gt, gte; `updated_at` (time): lt, lte, gt, gte. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -created_at. */
                order?: "-created_at" | "created_at" | "-updated_at" | "updated_at" | "-name" | "name";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignPage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    pauseCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "until": "2027-01-04T08:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["CampaignPause"];
            };
        };
        responses: {
            /** @description The campaign as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    resumeCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    previewCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "criteria": {
                 *         "all": [
                 *           {
                 *             "field": "side",
                 *             "in": [
                 *               "seller"
                 *             ]
                 *           },
                 *           {
                 *             "field": "state",
                 *             "in": [
                 *               "CA"
                 *             ]
                 *           }
                 *         ]
                 *       },
                 *       "exclusive_bid_cents": 6500
                 *     }
                 */
                "application/json": components["schemas"]["BacktestRequest"];
            };
        };
        responses: {
            /** @description The volume, and the replay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignPreview"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    endOldSourceKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Source"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Source"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    setSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Landing page",
                 *       "kind": "api",
                 *       "unsold_rule": "list"
                 *     }
                 */
                "application/json": components["schemas"]["SourceDocument"];
            };
        };
        responses: {
            /** @description The source as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Source"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    mergeSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "paused"
                 *     }
                 */
                "application/json": components["schemas"]["SourcePatch"];
            };
        };
        responses: {
            /** @description The source as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Source"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getSourcePrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By kind of lead, and what would raise it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcePrices"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listSources: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `account_id` (uuid): eq, ne, in; `name` (text): eq, ne, in; `kind` (api | form | chat | import | assistant): eq, ne, in; `status` (active | paused): eq, ne, in; `unsold_rule` (reject | list): eq, ne, in; `routing` (best_price | priority | weighted | round_robin): eq, ne, in; `created_at` (time): lt, lte, gt, gte; `updated_at` (time): lt, lte, gt, gte. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -created_at. */
                order?: "-created_at" | "created_at" | "-updated_at" | "updated_at" | "-name" | "name";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcePage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    rotateSourceKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "keep_old_hours": 24
                 *     }
                 */
                "application/json": components["schemas"]["KeyReplacement"];
            };
        };
        responses: {
            /** @description The new key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceKey"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    createTestPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "side": "seller",
                 *       "first_name": "Maria",
                 *       "phone": "916-555-0142",
                 *       "zip_code": "95838",
                 *       "consent": true,
                 *       "tcpa_text": "I agree that Plat may call me."
                 *     }
                 */
                "application/json": components["schemas"]["LeadPost"];
            };
        };
        responses: {
            /** @description How it would be answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestPostAnswer"];
                };
            };
            400: components["responses"]["malformed"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getPostingSpec: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fields, words, answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostingSpec"];
                };
            };
            400: components["responses"]["malformed"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listPostingRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostingCalls"];
                };
            };
            400: components["responses"]["malformed"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listSourceRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceCalls"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    rotatePostingLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new address's end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostingLink"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Form"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    setForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Home value",
                 *       "headline": "What is your home worth?",
                 *       "sides": [
                 *         "seller"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FormDocument"];
            };
        };
        responses: {
            /** @description The form as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Form"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    mergeForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accent": "ocean"
                 *     }
                 */
                "application/json": components["schemas"]["FormPatch"];
            };
        };
        responses: {
            /** @description The form as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Form"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getFormFunnel: {
        parameters: {
            query?: {
                /** @description Today and the days before it. Default: 30. */
                days?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormFunnel"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listForms: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `account_id` (uuid): eq, ne, in; `slug` (text): eq, ne, in; `created_at` (time): lt, lte, gt, gte; `updated_at` (time): lt, lte, gt, gte. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -created_at. */
                order?: "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormPage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getPublicForm: {
        parameters: {
            query?: {
                /** @description `draft` of the page's address: of a form that its person was sent filled in. */
                draft?: string;
            };
            header?: never;
            path: {
                /** @description As in the form's address. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicForm"];
                };
            };
            400: components["responses"]["malformed"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    noteVisit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As in the form's address. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    event: "seen" | "started";
                    /** @description `start` of the form as it was read: which version was shown, and when. Nobody else can make one. */
                    start: string;
                };
            };
        };
        responses: {
            /** @description Heard. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    postForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As in the form's address. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormPost"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormAnswer"];
                };
            };
            400: components["responses"]["malformed"];
            404: components["responses"]["not_found"];
            409: components["responses"]["window_closed"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    talkToForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As in the form's address. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "start": "1.lx2k9.0f3a…",
                 *       "said": "I want to sell my condo in Tampa, about 400k"
                 *     }
                 */
                "application/json": {
                    /** @description `start` of the form as it was read: which version was shown, and when. Nobody else can make one. */
                    start: string;
                    said: string;
                    /** @description `state` of the last answer. Absent: the conversation begins. */
                    state?: string;
                    /**
                     * Format: date
                     * @description The day where the person is, as YYYY-MM-DD. Default: today in UTC.
                     */
                    today?: string;
                };
            };
        };
        responses: {
            /** @description What the program says. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TalkAnswer"];
                };
            };
            400: components["responses"]["malformed"];
            404: components["responses"]["not_found"];
            409: components["responses"]["window_closed"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    setLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Spring mailing",
                 *       "source_id": "0199f0c4-5a7e-7c3b-9d21-6b6f3a1c0001",
                 *       "target": "https://example.com/sell"
                 *     }
                 */
                "application/json": components["schemas"]["LinkDocument"];
            };
        };
        responses: {
            /** @description The link as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    mergeLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "paused"
                 *     }
                 */
                "application/json": components["schemas"]["LinkPatch"];
            };
        };
        responses: {
            /** @description The link as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listClicks: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `link_id` (uuid): eq, ne, in; `source_id` (uuid): eq, ne, in; `device` (desktop | mobile | tablet | unknown): eq, ne, in; `at` (time): lt, lte, gt, gte. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -at. */
                order?: "-at" | "at";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClickPage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listLinks: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `account_id` (uuid): eq, ne, in; `source_id` (uuid): eq, ne, in; `name` (text): eq, ne, in; `code` (text): eq, ne, in; `status` (active | paused): eq, ne, in; `created_at` (time): lt, lte, gt, gte. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -created_at. */
                order?: "-created_at" | "created_at" | "-name" | "name";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkPage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    countPast: {
        parameters: {
            query?: {
                /** @description Days back from now. Default: 30. */
                days?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastEvents"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    sendPast: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "days": 30
                 *     }
                 */
                "application/json": components["schemas"]["PastRequest"];
            };
        };
        responses: {
            /** @description How many calls were set going, by event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastEvents"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getPostback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The postback as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Postback"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    setPostback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "https://tracker.example.com/postback?cid={click_id}&payout={payout}&id={event_id}",
                 *       "events": [
                 *         "sold"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PostbackDocument"];
            };
        };
        responses: {
            /** @description The postback as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Postback"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    removePostback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone; nothing more is told. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    mergePostback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "paused"
                 *     }
                 */
                "application/json": components["schemas"]["PostbackPatch"];
            };
        };
        responses: {
            /** @description The postback as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Postback"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listPostbackMessages: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `postback_id` (uuid): eq, ne, in; `lead_id` (uuid): eq, ne, in; `event` (accepted | sold | returned | paid): eq, ne, in; `status` (waiting | delivered | failed): eq, ne, in. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -at. */
                order?: "-at" | "at";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostbackMessagePage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listPostbacks: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `account_id` (uuid): eq, ne, in; `source_id` (uuid): eq, ne, in; `status` (active | paused | off): eq, ne, in; `created_at` (time): lt, lte, gt, gte. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -created_at. */
                order?: "-created_at" | "created_at";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostbackPage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    sendAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call, waiting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostbackMessage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    testPostback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "https://tracker.example.com/postback?cid={click_id}&payout={payout}",
                 *       "event": "sold"
                 *     }
                 */
                "application/json": components["schemas"]["PostbackTrial"];
            };
        };
        responses: {
            /** @description The call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attempt"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    setWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "https://crm.example.com/hooks/plat",
                 *       "events": [
                 *         "lead_bought",
                 *         "return_decided"
                 *       ],
                 *       "description": "Our CRM"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookDocument"];
            };
        };
        responses: {
            /** @description The webhook as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone; nothing more is told. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    mergeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "paused"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookPatch"];
            };
        };
        responses: {
            /** @description The webhook as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listWebhookMessages: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `webhook_id` (uuid): eq, ne, in; `type` (account_waiting | bank_changed | campaign_stopped | cap_reached | delivery_failing | demand_followed | draft_ended | email_off | form_sent | import_ended | lead_bought | lead_sold | low_balance | payout_moved | postback_off | return_decided | return_filed | return_to_decide | search_matched | source_suspended | webhook_off): eq, ne, in; `status` (waiting | delivered | failed): eq, ne, in. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -at. */
                order?: "-at" | "at";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookMessagePage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `account_id` (uuid): eq, ne, in; `status` (active | paused | off): eq, ne, in; `created_at` (time): lt, lte, gt, gte. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -created_at. */
                order?: "-created_at" | "created_at";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookPage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    replayMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message, waiting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookMessage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    replayMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "since": "2026-11-20T00:00:00Z",
                 *       "status": "failed"
                 *     }
                 */
                "application/json": components["schemas"]["ReplayRequest"];
            };
        };
        responses: {
            /** @description How many were set going. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replayed"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attempt"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getDeliveryPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPlan"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    setDeliveryPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "routes": [
                 *         [
                 *           "0197f2aa-0000-7000-8000-000000000001",
                 *           "0197f2aa-0000-7000-8000-000000000002"
                 *         ]
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DeliveryPlanDocument"];
            };
        };
        responses: {
            /** @description The plan as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPlan"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    removeDeliveryPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The destination as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Destination"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    setDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Our CRM",
                 *       "to": {
                 *         "kind": "http",
                 *         "address": "https://crm.example.com/leads",
                 *         "format": "json",
                 *         "headers": [
                 *           {
                 *             "name": "Authorization",
                 *             "value": "Bearer s3cret"
                 *           }
                 *         ],
                 *         "fields": [
                 *           {
                 *             "name": "person.name",
                 *             "value": "{first_name} {last_name}"
                 *           },
                 *           {
                 *             "name": "person.phone",
                 *             "value": "{phone}"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DestinationDocument"];
            };
        };
        responses: {
            /** @description The destination as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Destination"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    removeDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone; nothing more is sent. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listDeliveryPlans: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `account_id` (uuid): eq, ne, in. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -updated_at. */
                order?: "-updated_at" | "updated_at";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPlanPage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listDestinations: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `account_id` (uuid): eq, ne, in; `kind` (webhook | http | email | follow_up_boss | sms): eq, ne, in; `status` (active | paused | off): eq, ne, in; `created_at` (time): lt, lte, gt, gte. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -created_at. */
                order?: "-created_at" | "created_at";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DestinationPage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    previewDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": {
                 *         "kind": "http",
                 *         "address": "https://crm.example.com/leads",
                 *         "format": "form",
                 *         "fields": [
                 *           {
                 *             "name": "phone",
                 *             "value": "{phone}"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PreviewRequest"];
            };
        };
        responses: {
            /** @description What would be sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPreview"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    rotateDestinationSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    testDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attempt"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    importStages: {
        parameters: {
            query?: never;
            header?: {
                "Fub-Signature"?: string;
            };
            path: {
                id: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StageCall"];
            };
        };
        responses: {
            /** @description How many leads it said anything about. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StagesTaken"];
                };
            };
            400: components["responses"]["malformed"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `sale_id` (uuid): eq, ne, in; `lead_id` (uuid): eq, ne, in; `destination_id` (uuid): eq, ne, in; `status` (waiting | delivered | failed): eq, ne, in. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -at. */
                order?: "-at" | "at";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    resendDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "since": "2026-11-20T00:00:00Z",
                 *       "status": "failed"
                 *     }
                 */
                "application/json": components["schemas"]["ReplayRequest"];
            };
        };
        responses: {
            /** @description How many were set going. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replayed"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    sendDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, waiting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["returned"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sale in the shape of who asks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sale"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listSales: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `lead_id` (uuid): eq, ne, in; `mode` (exclusive | shared): eq, ne, in; `status` (sold | returned): eq, ne, in; `sold_at` (time): lt, lte, gt, gte; `price_cents` (integer): eq, lt, lte, gt, gte; `campaign_id` (uuid): eq, ne, in; `source_id` (uuid): eq, ne, in; `buyer_id` (uuid): eq, ne, in; `affiliate_id` (uuid): eq, ne, in; `outcome` (new | attempted | contacted | appointment | won | lost): eq, ne, in; `assignee` (text): eq, ne, in. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -sold_at. */
                order?: "-sold_at" | "sold_at";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalePage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    assignSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": null
                 *     }
                 */
                "application/json": {
                    /** @description Null: nobody works it. */
                    user_id: string | null;
                };
            };
        };
        responses: {
            /** @description The sale as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyerSale"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["already_claimed.returned"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    claimSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sale as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyerSale"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["already_claimed.returned"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getTouch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The touch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Touch"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listTouches: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `sale_id` (uuid): eq, ne, in; `lead_id` (uuid): eq, ne, in; `outcome` (attempted | contacted | appointment | won | lost): eq, ne, in; `at` (time): lt, lte, gt, gte. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -at. */
                order?: "-at" | "at";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TouchPage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    recordOutcome: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body is answered with the same bytes; with another body it is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "outcome": "contacted",
                 *       "note": "Wants to see two houses on Saturday."
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    outcome?: "attempted" | "contacted" | "appointment" | "won" | "lost";
                    /** @description What the next one who calls should know. */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description The sale as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyerSale"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["returned"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["idempotency_mismatch.invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getExclusions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exclusions"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    addExclusions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone_hashes": [
                 *         "df1e80dce31e9b5d3b1f3c3f5a0c1de1c1ad9b5e6ff4f0b6b8a5e94fd0f5b2c1"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description SHA-256, in hex, of each value. */
                    phone_hashes?: string[];
                    /** @description SHA-256, in hex, of each value. */
                    email_hashes?: string[];
                };
            };
        };
        responses: {
            /** @description What is kept now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnedAdded"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    clearExclusions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exclusions"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    answerReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answer": "The form shows that the person ticked no agent on the day."
                 *     }
                 */
                "application/json": {
                    /** @description What speaks against the return, or for it. */
                    answer: string;
                };
            };
        };
        responses: {
            /** @description The return as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Return"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["already_answered.already_decided.window_closed"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    decideReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "approve",
                 *       "note": "The listing is dated before the lead."
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    decision: "approve" | "decline";
                    /** @description Why; buyer and affiliate read it. */
                    note: string;
                };
            };
        };
        responses: {
            /** @description The return as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Return"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["already_decided.already_payable"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    fileReturn: {
        parameters: {
            query?: never;
            header: {
                /** @description The same key with the same body is answered with the same bytes; with another body it is refused. */
                "Idempotency-Key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "has_agent",
                 *       "note": "Said on 3 November that an agent has been signed since October.",
                 *       "evidence": {
                 *         "on": "2026-11-03"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    reason: "outside_area" | "wrong_property_type" | "invalid_contact" | "no_response" | "fake_spam" | "duplicate" | "not_owner" | "wholesaler" | "listed_on_mls" | "under_contract" | "has_agent" | "did_not_request" | "vacant_land" | "non_residential" | "mobile_no_land" | "no_consent" | "other";
                    /** @description What you tried, saw or were told: needed where the reason is not shown otherwise. */
                    note?: string;
                    evidence?: components["schemas"]["FilingEvidence"];
                };
            };
        };
        responses: {
            /** @description The return as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Return"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["already_filed.already_payable.window_closed"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["idempotency_mismatch.invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The return as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Return"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getReturnTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As of now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnTerms"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listReturns: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `sale_id` (uuid): eq, ne, in; `lead_id` (uuid): eq, ne, in; `status` (filed | approved | declined): eq, ne, in; `reason` (outside_area | wrong_property_type | invalid_contact | no_response | fake_spam | duplicate | not_owner | wholesaler | listed_on_mls | under_contract | has_agent | did_not_request | vacant_land | non_residential | mobile_no_land | no_consent | other): eq, ne, in; `filed_at` (time): lt, lte, gt, gte; `buyer_id` (uuid): eq, ne, in; `affiliate_id` (uuid): eq, ne, in; `decide_until` (time): lt, lte, gt, gte. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -filed_at. */
                order?: "-filed_at" | "filed_at" | "-decide_until" | "decide_until";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnPage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getEarning: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The earning. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Earning"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallet"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getWalletMovement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The movement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletMovement"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listEarnings: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `lead_id` (uuid): eq, ne, in; `source_id` (uuid): eq, ne, in; `affiliate_id` (uuid): eq, ne, in; `mode` (exclusive | shared): eq, ne, in; `status` (pending | payable | paid | reversed): eq, ne, in; `earned_at` (time): lt, lte, gt, gte; `amount_cents` (integer): eq, lt, lte, gt, gte; `payout_id` (uuid): eq, ne, in. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -earned_at. */
                order?: "-earned_at" | "earned_at";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarningPage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listWalletMovements: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `account_id` (uuid): eq, ne, in; `kind` (sale | return | top_up | adjustment): eq, ne, in; `at` (time): lt, lte, gt, gte; `amount_cents` (integer): eq, lt, lte, gt, gte. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -at. */
                order?: "-at" | "at";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletMovementPage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    topUpWallet: {
        parameters: {
            query?: never;
            header: {
                /** @description The same key with the same body is answered with the same bytes; with another body it is refused. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount_cents": 50000
                 *     }
                 */
                "application/json": {
                    /** @description Whole cents. */
                    amount_cents: number;
                };
            };
        };
        responses: {
            /** @description The movement and the wallet after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUp"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["idempotency_mismatch.invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    cancelPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payout as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["already_decided"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    decidePayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "approve"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    decision: "approve" | "reject";
                    /** @description Needed for a refusal. The affiliate reads it. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The payout as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["already_decided.not_payable"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    endPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "outcome": "sent"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    outcome: "sent" | "failed";
                    /** @description Needed for failed. The affiliate reads it. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The payout as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["already_decided"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getPayoutDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details, without the numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetails"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getPayoutEligibility: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutEligibilityDocument"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listPayouts: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `affiliate_id` (uuid): eq, ne, in; `status` (requested | approved | sent | rejected | cancelled | failed): eq, ne, in; `requested_at` (time): lt, lte, gt, gte; `amount_cents` (integer): eq, lt, lte, gt, gte. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -requested_at. */
                order?: "-requested_at" | "requested_at";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutPage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    requestPayout: {
        parameters: {
            query?: never;
            header: {
                /** @description The same key with the same body is answered with the same bytes; with another body it is refused. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payout that was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            409: components["responses"]["not_payable"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["idempotency_mismatch.invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    orderPayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Approved payouts. */
                    ids: string[];
                    /** @description Your own, typed for this call. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description A line a payout, with the columns of banks' ACH templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["already_decided.not_payable"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    saveBankDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whose account it is. */
                    holder: string;
                    /** @enum {string} */
                    kind: "checking" | "savings";
                    /** @description Nine digits. */
                    routing_number: string;
                    /** @description 4 to 17 digits. */
                    account_number: string;
                    /** @description Your own, typed for this call. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The details, without the numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetails"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    saveTaxDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A US citizen or resident alien, or a company or trust of the US. Others cannot be paid by this network yet. */
                    us_person: boolean;
                    /** @description As on the income tax return. */
                    legal_name: string;
                    /** @description Another name it trades by. */
                    business_name?: string;
                    /** @enum {string} */
                    tax_class: "individual" | "c_corporation" | "s_corporation" | "partnership" | "trust_estate" | "llc_c" | "llc_s" | "llc_partnership";
                    /** @description Number and street. */
                    street: string;
                    /** @description City. */
                    city: string;
                    /** @description Two letters. */
                    state: string;
                    /** @description Five digits, or nine with a dash. */
                    zip_code: string;
                    /**
                     * @description ssn also for an ITIN.
                     * @enum {string}
                     */
                    number_kind: "ssn" | "ein";
                    /** @description Nine digits, with or without dashes. */
                    number: string;
                    /** @description What the certification says is true, under penalties of perjury. */
                    certified: boolean;
                    /** @description Your name, typed as a signature. */
                    signature: string;
                };
            };
        };
        responses: {
            /** @description The details, without the numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetails"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    setPayoutSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "schedule": "weekly"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    schedule: "weekly" | "by_hand";
                };
            };
        };
        responses: {
            /** @description The details, without the numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetails"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getClicksReport: {
        parameters: {
            query: {
                /** @description ISO 8601: the first instant that counts. */
                from: string;
                /** @description ISO 8601: the first instant that no longer counts, at most 400 days after from. */
                to: string;
                by: "source" | "link" | "sub1" | "sub2" | "sub3" | "sub4" | "sub5" | "day";
                /** @description Of this link alone. */
                link_id?: string;
                /** @description Of this source alone. */
                source_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 500 groups, those with most clicks first, or days in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClicksReport"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getFunnelReport: {
        parameters: {
            query: {
                /** @description ISO 8601: the first instant that counts. */
                from: string;
                /** @description ISO 8601: the first instant that no longer counts, at most 400 days after from. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each step is part of the one before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunnelReport"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getGroupsReport: {
        parameters: {
            query: {
                /** @description ISO 8601: the first instant that counts. */
                from: string;
                /** @description ISO 8601: the first instant that no longer counts, at most 400 days after from. */
                to: string;
                by: "campaign" | "source" | "state" | "affiliate" | "buyer" | "reason" | "sub1" | "sub2" | "sub3" | "sub4" | "sub5";
                /** @description Only what this campaign bought: one that you may read. */
                campaign_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 500 groups, the largest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupsReport"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getOverviewReport: {
        parameters: {
            query: {
                /** @description ISO 8601: the first instant that counts. */
                from: string;
                /** @description ISO 8601: the first instant that no longer counts, at most 400 days after from. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures, in the order to show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverviewReport"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getPingsReport: {
        parameters: {
            query: {
                /** @description ISO 8601: the first instant that counts. */
                from: string;
                /** @description ISO 8601: the first instant that no longer counts, at most 400 days after from. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 500 groups, those with most pings first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PingsReport"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getSeriesReport: {
        parameters: {
            query: {
                /** @description ISO 8601: the first instant that counts. */
                from: string;
                /** @description ISO 8601: the first instant that no longer counts, at most 400 days after from. */
                to: string;
                /** @description Advertisers ask for spend or bought; affiliates for earned, posted or sold; the operator for volume, leads, sold or revenue. */
                metric: "leads" | "posted" | "sold" | "bought" | "spend" | "volume" | "earned" | "revenue";
                /** @description Only what this campaign bought: one that you may read. */
                campaign_id?: string;
                /** @description Default: day. At most 1,000 in the period. */
                bucket?: "hour" | "day" | "week";
                /** @description IANA zone in which days and weeks begin, such as America/Los_Angeles. Default: the account's. */
                time_zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points of the period and of the one before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesReport"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getStatesReport: {
        parameters: {
            query: {
                /** @description ISO 8601: the first instant that counts. */
                from: string;
                /** @description ISO 8601: the first instant that no longer counts, at most 400 days after from. */
                to: string;
                /** @description Advertisers ask for spend or bought; affiliates for earned, posted or sold; the operator for volume, leads, sold or revenue. */
                metric: "leads" | "posted" | "sold" | "bought" | "spend" | "volume" | "earned" | "revenue";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The largest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatesReport"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getBalancesReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the shape of who asks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balances"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getDemandReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where more is wanted than comes, and the orders that pay most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandReport"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    setDemandFollow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "TX",
                 *       "side": "seller",
                 *       "least_payout_cents": 4000
                 *     }
                 */
                "application/json": components["schemas"]["DemandFollowDocument"];
            };
        };
        responses: {
            /** @description What is followed now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandFollow"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    deleteDemandFollow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is followed no more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listDemandFollows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandFollowList"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getEvent: {
        parameters: {
            query?: {
                /** @description What title and body are written in. Default: en. */
                language?: "en" | "es";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listActivity: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `at` (time): lt, lte, gt, gte; `account_id` (uuid): eq, ne, in; `actor_kind` (user | key | source | system): eq, ne, in; `actor_id` (text): eq, ne, in; `action` (text): eq, ne, in; `subject_kind` (text): eq, ne, in; `subject_id` (text): eq, ne, in. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -at. */
                order?: "-at" | "at";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                after?: number;
                /** @description Default: 50. */
                limit?: number;
                /** @description What title and body are written in. Default: en. */
                language?: "en" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                after?: number;
                /** @description What title and body are written in. Default: en. */
                language?: "en" | "es";
            };
            header?: {
                /** @description As browsers send it when they come back; counts before `after`. */
                "Last-Event-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages, until the stream ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    mergeNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kinds": {
                 *         "lead_bought": {
                 *           "bell": false
                 *         }
                 *       },
                 *       "quiet_hours": {
                 *         "from": "22:00",
                 *         "until": "07:00"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NotificationPreferencesPatch"];
            };
        };
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    resumeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getPushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushKey"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listPushSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushSubscriptionList"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    setPushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpoint": "https://push.example.com/send/k3J9",
                 *       "keys": {
                 *         "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
                 *         "auth": "tBHItJI5svbpez7KI4CCXg"
                 *       },
                 *       "language": "en"
                 *     }
                 */
                "application/json": components["schemas"]["PushSubscriptionDocument"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushSubscription"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    removePushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing more is sent there. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The e-mail with its text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeEmail"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getEmailSending: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSending"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listEmails: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `user_id` (text): eq, ne, in; `kind` (account_waiting | bank_changed | campaign_stopped | cap_reached | delivery_failing | demand_followed | draft_ended | email_off | form_sent | import_ended | lead_bought | lead_sold | low_balance | payout_moved | postback_off | return_decided | return_filed | return_to_decide | search_matched | source_suspended | webhook_off | digest): eq, ne, in; `status` (waiting | sent | bounced | given_up | kept | dropped): eq, ne, in; `send_at` (time): lt, lte, gt, gte. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -at. */
                order?: "-at" | "at" | "-send_at" | "send_at";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailPage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    renderEmailPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The e-mail as a page, to be shown in a frame in which nothing runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeys"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nightly export"
                 *     }
                 */
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description The key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    setProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ana Ruiz",
                 *       "account_name": "Ruiz Realty",
                 *       "time_zone": "America/Los_Angeles",
                 *       "buyer_kind": "agent",
                 *       "licensed_states": [
                 *         "CA"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProfileDocument"];
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    mergeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "time_zone": "America/Denver"
                 *     }
                 */
                "application/json": components["schemas"]["ProfilePatch"];
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                /** @description Conditions `field,operator,value` that must all hold; repeat the parameter. `in` takes several values with commas. Fields — `id` (uuid): eq, ne, in; `kind` (network | advertiser | affiliate): eq, ne, in; `status` (pending | active | suspended): eq, ne, in; `name` (text): eq, ne, in; `created_at` (time): lt, lte, gt, gte. */
                where?: string[];
                /** @description Ascending by a field, or descending with a minus before it. Default: -created_at. */
                order?: "-created_at" | "created_at" | "-name" | "name";
                /** @description Most items on the page. Default: 50. */
                limit?: number;
                /** @description `next_cursor` of the page before, with the same `where` and `order`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountPage"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It works no longer. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    setAccountStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "active"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    status: "active" | "suspended";
                };
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    removeTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They can sign in no longer. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["last_owner"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    changeTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "team_role": "manager"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description owner: everything; manager: all of the work, neither money nor seats; agent: the bought leads that are theirs or nobody's.
                     * @enum {string}
                     */
                    team_role: "owner" | "manager" | "agent";
                };
            };
        };
        responses: {
            /** @description The seat as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            409: components["responses"]["last_owner"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "kim@example.com",
                 *       "team_role": "agent"
                 *     }
                 */
                "application/json": {
                    /** @description Upper and lower case are the same. */
                    email: string;
                    /**
                     * @description owner: everything; manager: all of the work, neither money nor seats; agent: the bought leads that are theirs or nobody's.
                     * @enum {string}
                     */
                    team_role: "owner" | "manager" | "agent";
                };
            };
        };
        responses: {
            /** @description The invitation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewInvitation"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listTeamMembers: {
        parameters: {
            query?: {
                /** @description Your own when absent. */
                account_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, the longest there first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatList"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its link works no longer. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "…",
                 *       "name": "Kim Lee",
                 *       "password": "a long pass phrase"
                 *     }
                 */
                "application/json": components["schemas"]["AcceptInvitationBody"];
            };
        };
        responses: {
            /** @description Who is signed in; the session cookie is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["malformed"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            410: components["responses"]["invitation_over"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "a long pass phrase",
                 *       "new_password": "another long pass phrase"
                 *     }
                 */
                "application/json": {
                    current_password: string;
                    new_password: string;
                };
            };
        };
        responses: {
            /** @description The new password holds; the session cookie is a new one. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only this session is left. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whoever holds its cookie is signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session, or null when nobody is signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentSession"];
                };
            };
            400: components["responses"]["malformed"];
            403: components["responses"]["suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your sessions that have not ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Whom it invites where. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenInvitation"];
                };
            };
            400: components["responses"]["malformed"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            410: components["responses"]["invitation_over"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@example.com",
                 *       "password": "a long pass phrase"
                 *     }
                 */
                "application/json": {
                    /** @description Upper and lower case are the same. */
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Who is signed in; the session cookie is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nobody is signed in any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            403: components["responses"]["forbidden"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ana Ruiz",
                 *       "email": "ana@example.com",
                 *       "password": "a long pass phrase",
                 *       "role": "advertiser",
                 *       "company": "Ruiz Realty",
                 *       "licensed_states": [
                 *         "CA"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SignUpBody"];
            };
        };
        responses: {
            /** @description Who is signed in; the session cookie is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["malformed"];
            403: components["responses"]["forbidden"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The network. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Network"];
                };
            };
            400: components["responses"]["malformed"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    setSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Settings"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    mergeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price_rule": "second_price"
                 *     }
                 */
                "application/json": components["schemas"]["SettingsPatch"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    findPlaces: {
        parameters: {
            query: {
                /** @description What was typed so far. */
                begins: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 8. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundPlaces"];
                };
            };
            400: components["responses"]["malformed"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Five digits. */
                zip_code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getZipsAround: {
        parameters: {
            query: {
                /** @description As far as a radius rule may reach. */
                miles: number;
            };
            header?: never;
            path: {
                /** @description Five digits. */
                zip_code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ZIPs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ZipsAround"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listAssistantThreads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantThreadList"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    createAssistantThread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                };
            };
        };
        responses: {
            /** @description An empty conversation; the same id again is the same one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantThread"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            409: components["responses"]["id_taken"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    createChatCompletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "model": "gpt-4",
                 *       "messages": [
                 *         {
                 *           "role": "user",
                 *           "content": "3-bed condo in Tampa under 450k by summer"
                 *         }
                 *       ],
                 *       "max_tokens": 150
                 *     }
                 */
                "application/json": components["schemas"]["ChatCompletionRequest"];
            };
        };
        responses: {
            /** @description One choice, and what the widget shows beside it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatCompletion"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            502: components["responses"]["provider_failed"];
            503: components["responses"]["unavailable"];
        };
    };
    getAssistantThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantThread"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    deleteAssistantThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getCurrentAssistantThread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its conversation; none before the first message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentAssistantThread"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    mergeAssistantAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": {
                 *         "min": null,
                 *         "max": 450000,
                 *         "per": "sale"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AssistantAnswers"];
            };
        };
        responses: {
            /** @description The conversation now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantThread"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getAssistantProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without its key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantProvider"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    setAssistantProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "base_url": "https://api.openai.com/v1",
                 *       "model": "gpt-4",
                 *       "api_key": "sk-…",
                 *       "tokens_per_day": 200000
                 *     }
                 */
                "application/json": components["schemas"]["AssistantProviderDocument"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantProvider"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    testAssistantProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AssistantProviderDocument"];
            };
        };
        responses: {
            /** @description Whether it answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestedProvider"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listLeadAnalyses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest of each kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadAnalyses"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    makeLeadAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "qualification",
                 *       "language": "en"
                 *     }
                 */
                "application/json": components["schemas"]["MakeAnalysis"];
            };
        };
        responses: {
            /** @description The analysis. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden.suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Yours to choose: lower-case letters, digits, - and _. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    setSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Yours to choose: lower-case letters, digits, - and _. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Hot sellers",
                 *       "path": "/marketplace",
                 *       "query": "tier=hot&side=seller"
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewDocument"];
            };
        };
        responses: {
            /** @description The document as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Yours to choose: lower-case letters, digits, - and _. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    mergeSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Yours to choose: lower-case letters, digits, - and _. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Hot sellers, CA"
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewPatch"];
            };
        };
        responses: {
            /** @description The document as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Yours to choose: lower-case letters, digits, - and _. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    setPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Yours to choose: lower-case letters, digits, - and _. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "theme": "dark"
                 *     }
                 */
                "application/json": components["schemas"]["PreferencesDocument"];
            };
        };
        responses: {
            /** @description The document as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    mergePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Yours to choose: lower-case letters, digits, - and _. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "theme": null
                 *     }
                 */
                "application/json": components["schemas"]["PreferencesPatch"];
            };
        };
        responses: {
            /** @description The document as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    listSavedViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViews"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["suspended"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
}
