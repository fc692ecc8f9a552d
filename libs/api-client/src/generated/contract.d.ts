export interface paths {
    "/api/index/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Site, menus, permissions and the member who asks
         * @description Asked once by a visitor and once more after signing in. With `requiredLogin` 1 a visitor is refused: 409 when the token sent has expired, else 303 with `need login`.
         */
        get: operations["getSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/checkIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the login page needs to know */
        get: operations["getSignInOptions"];
        put?: never;
        /**
         * Sign a member in
         * @description Ten wrong passwords lock the account for a day. A member who is signed in already is refused with 303 and `logged in`.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logout": {
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
         * @description Succeeds without a session too.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/refreshToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a refresh token for a new access token
         * @description The old access token stays in the `ba-user-token` header of this call. The portal does not use it by default.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/clickCaptcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draw a click captcha
         * @description The same id again replaces the picture. It lives for 600 s.
         */
        get: operations["getClickCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/checkClickCaptcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the clicks
         * @description The message of a refusal is never shown.
         */
        post: operations["checkClickCaptcha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ajax/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries and nationalities */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ajax/city": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cities where something is sold */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/currency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Currencies and rates for display */
        get: operations["listCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotel/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Destinations that match what was typed
         * @description Finds both languages, pinyin and older spellings. Without `quickSearch` the popular ones.
         */
        get: operations["suggestDestinations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotel/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a hotel search
         * @description Answers at once; the rest is read with `listHotelSearchResults` until `state` is done.
         */
        post: operations["searchHotels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotel/searchResult": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a page of a hotel search */
        get: operations["listHotelSearchResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotel/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A hotel and its room types */
        get: operations["getHotel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotel/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rates of a hotel by room type */
        post: operations["listHotelRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotel/checkRate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check price and terms again before booking
         * @description A changed price or a sold-out room is an outcome, not a refusal.
         */
        post: operations["checkHotelRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotel/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a hotel
         * @description Makes an unpaid order. OUTCOME_REQUIRED means price or terms have moved since they were accepted: check the rate again.
         */
        post: operations["bookHotel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders of the company */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many orders are in each status */
        get: operations["countOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Status of some orders, cheap enough to poll
         * @description Polled every 2 s at first, backing off to 15 s.
         */
        get: operations["listOrderStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/payPreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What paying would do to balance and credit
         * @description Moves nothing.
         */
        post: operations["previewOrderPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an order from balance or credit
         * @description Holds the amount and sends the order to the supplier once.
         */
        post: operations["payOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/cancelQuote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What cancelling would cost now
         * @description Moves nothing. Needed before each cancellation, a free one included.
         */
        post: operations["quoteOrderCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order at the quoted penalty
         * @description An unpaid order is cancelled at once, any other waits for the supplier. A penalty that has moved since the quote is the outcome `terms_changed` with a fresh quote; nothing is cancelled then.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a changed offer, or confirm as staff
         * @description A member accepts what the supplier offers instead; staff with the node enter the hotel's number.
         */
        post: operations["confirmOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a changed offer
         * @description The order is cancelled and the hold given back.
         */
        post: operations["declineOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/voucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the voucher says */
        get: operations["getVoucher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/voucherDownload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The voucher as a PDF
         * @description A refusal is the JSON envelope, also with HTTP 200.
         */
        get: operations["downloadVoucher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Balance, credit and open holds */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every movement of an account */
        get: operations["listLedgerEntries"];
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
        /** @description 3 to 15 characters, a letter first, then letters, digits and underscore. */
        Account: string;
        /** @enum {string} */
        ActorType: "member" | "operator" | "system" | "supplier";
        /** @description A list, or the same as one comma-separated string. */
        AllowedList: string | string[];
        /** @enum {string} */
        ApprovalStatus: "none" | "requested" | "approved" | "refused";
        ArrivalNote: {
            late_arrival: boolean;
            flight_no: string | null;
            eta_local: components["schemas"]["LocalDateTime"] | null;
        };
        /** @enum {string} */
        BedType: "king" | "queen" | "twin" | "double" | "single" | "triple" | "bunk" | "unspecified";
        BilingualText: {
            en: string;
            "zh-cn": string;
        };
        BookHotelAnswer: {
            order: components["schemas"]["Order"];
            /** @description True when this is the first answer to the same `client_ref` again. */
            replayed: boolean;
        };
        /** @description Destination, dates, rooms and nationality come with the rate key. */
        BookHotelRequest: {
            client_ref: components["schemas"]["ClientRef"];
            rate_key: components["schemas"]["RateKey"];
            /** @description The `total_price` the operator accepted at the last check. */
            accepted_total: components["schemas"]["Money"];
            /** @description At least one adult per room; numbers and ages as searched. */
            guests: components["schemas"]["GuestEntry"][];
            contact: components["schemas"]["Contact"];
            special_requests?: components["schemas"]["SpecialRequests"];
            arrival_note?: components["schemas"]["ArrivalNote"];
            /** @description Seen by the company alone. */
            internal_remark?: string;
            /** @description The customer quote this booking comes from. */
            quote_id?: components["schemas"]["RecordId"];
            /** @description The draft this booking finishes. */
            draft_id?: components["schemas"]["RecordId"];
            /**
             * @description Repeats a booking refused with DUPLICATE_STAY.
             * @default false
             */
            confirm_duplicate: boolean;
        };
        BookedNight: {
            /** @description The night that begins on this day at the hotel. */
            date: components["schemas"]["LocalDate"];
            price_per_night: components["schemas"]["Money"];
            /** @description Part of the price. */
            taxes: components["schemas"]["Money"];
        };
        BookedRoom: {
            room_index: components["schemas"]["RoomIndex"];
            /** @description Name of the room in the language of the request. */
            room_type: string;
            room_type_id: components["schemas"]["RoomTypeId"];
            /** @description Known from check-in on. */
            room_number: string | null;
            bed_type: components["schemas"]["BedType"];
            bed_text: string;
            meal_type: components["schemas"]["MealType"];
            meal_text: string;
            /** @description Persons whose meal is included. */
            meal_count: number;
            adults: number;
            child_ages: components["schemas"]["ChildAge"][];
            guests: components["schemas"]["Guest"][];
            nightly: components["schemas"]["BookedNight"][];
        };
        /** @description Number people say on the phone: letter of the product line, date yymmdd, running number. */
        BookingId: string;
        CancelOrderAnswer: {
            outcome: components["schemas"]["CancelOutcome"];
            order: components["schemas"]["Order"];
            /** @description A fresh quote when the terms have changed. */
            quote: components["schemas"]["CancelQuote"] | null;
        };
        CancelOrderRequest: {
            id: components["schemas"]["BookingId"];
            quote_id: components["schemas"]["RecordId"];
            /** @description Must be true when the quoted penalty is above 0. */
            accept_penalty: boolean;
            reason?: string;
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        CancelOutcome: "accepted" | "terms_changed";
        /** @description What cancelling costs until `valid_until_utc`, and for one version of the order. */
        CancelQuote: {
            quote_id: components["schemas"]["RecordId"];
            order_version: components["schemas"]["Version"];
            penalty: components["schemas"]["Money"];
            refund: components["schemas"]["Money"];
            /** @description `null` when nothing was paid. */
            refund_to: components["schemas"]["PayChannel"] | null;
            refund_to_text: string | null;
            /** @description Tier that holds now, from 0; `null` before confirmation. */
            tier_index: number | null;
            /** @description Ten minutes, or the start of the next tier if that is sooner. */
            valid_until_utc: components["schemas"]["UtcDateTime"];
            valid_until_local: components["schemas"]["LocalDateTime"];
        };
        /** @description Frozen into the order when it is booked; only `refundability_now` is computed at each reading. */
        CancellationPolicy: {
            /** @description Cannot be changed or cancelled once confirmed. */
            non_refundable: boolean;
            refundability_now: components["schemas"]["RefundabilityNow"];
            refundability_text: string;
            free_cancel_before: components["schemas"]["Deadline"] | null;
            /** @description Contiguous; the first from booking, the last without end. */
            tiers: components["schemas"]["PenaltyTier"][];
            no_show: components["schemas"]["NoShowPenalty"];
            text: components["schemas"]["BilingualText"];
            /** @description The supplier's own words; may be empty. */
            source_text: string;
        };
        /** @description Made by the client, once per page. */
        CaptchaId: string;
        /** @description Clicks in order and the size of the picture as shown: `x1,y1-x2,y2;width;height` in pixels. */
        CaptchaInfo: string;
        /** @description What the supplier offers in place of what was booked. */
        ChangeOffer: {
            before: components["schemas"]["OfferedTerms"];
            after: components["schemas"]["OfferedTerms"];
            offer_expire_time: components["schemas"]["EpochSeconds"];
        };
        Charge: {
            code: string;
            /** @description In the language of the request. */
            name: string;
            money: components["schemas"]["Money"];
            /** @description Whether the total contains it. */
            included: boolean;
            payable: components["schemas"]["ChargePayable"];
            basis: components["schemas"]["ChargeBasis"];
        };
        /** @enum {string} */
        ChargeBasis: "per_stay" | "per_night" | "per_person" | "per_room";
        /** @enum {string} */
        ChargePayable: "platform" | "on_site";
        CheckClickCaptchaRequest: {
            id: components["schemas"]["CaptchaId"];
            info: components["schemas"]["CaptchaInfo"];
            /**
             * @description True uses the captcha up; else the business call does.
             * @default false
             */
            unset: boolean;
        };
        CheckHotelRateAnswer: {
            outcome: components["schemas"]["RateOutcome"];
            /** @description Fresh rate with a fresh key; `null` when sold out. */
            rate: components["schemas"]["Rate"] | null;
            diff: components["schemas"]["RateDifference"][];
            /** @description Same hotel and dates; filled when sold out. */
            alternatives: components["schemas"]["Rate"][];
        };
        CheckHotelRateRequest: {
            rate_key: components["schemas"]["RateKey"];
            /** @description The `total_price` the operator saw. */
            known_total: components["schemas"]["Money"];
            /**
             * @description A rise up to this still counts as the same price.
             * @default 0
             */
            tolerance_percent: number;
        };
        /** @description Full years on the day of check-in. */
        ChildAge: number;
        City: {
            id: components["schemas"]["PlaceId"];
            /** @description In the language of the request. */
            name: string;
            /** @description In the script of the place. */
            name_local: string;
            country: components["schemas"]["CountryCode"];
            tz: components["schemas"]["TimeZone"];
        };
        CityList: {
            list: components["schemas"]["City"][];
            total: components["schemas"]["PageTotal"];
        };
        ClickCaptcha: {
            id: components["schemas"]["CaptchaId"];
            /** @description What to click, in this order; a picture's name stands in angle brackets. */
            text: string[];
            /** @description The picture as a data address. */
            base64: string;
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
        };
        /**
         * Format: uuid
         * @description UUID made when the form opens. The same one with the same body answers the first result with `replayed` true, with another body IDEMPOTENCY_CONFLICT; kept 30 days, unique within the company.
         */
        ClientRef: string;
        /** @description Time of day `HH:MM` at the place. */
        ClockTime: string;
        ConfirmOrderAnswer: {
            order: components["schemas"]["Order"];
        };
        ConfirmOrderRequest: {
            id: components["schemas"]["BookingId"];
            version: components["schemas"]["Version"];
            /** @description Entered by staff; a member who accepts a change leaves it out. */
            hotel_confirmation_code?: string;
        };
        Contact: {
            person: string;
            phone: components["schemas"]["Phone"];
            email?: components["schemas"]["Email"];
        };
        CountOrdersAnswer: {
            by_status: components["schemas"]["OrderStatusCounts"];
            all: number;
            /** @description Orders with a deadline within 24 hours. */
            deadline_24h: number;
            unpaid: number;
        };
        Country: {
            code: components["schemas"]["CountryCode"];
            /** @description In the language of the request. */
            name: string;
            /** @description In the script of the country. */
            name_local: string;
            /** @description Calling code without plus. */
            dial: string;
            /** @description Name of its people in the language of the request. */
            nationality: string;
        };
        /** @description ISO 3166-1 alpha-2. */
        CountryCode: string;
        CountryList: {
            list: components["schemas"]["Country"][];
            total: components["schemas"]["PageTotal"];
        };
        /** @description Available is limit and temporary limit less used and frozen. */
        CreditLine: {
            currency: components["schemas"]["CurrencyCode"];
            limit: components["schemas"]["Money"];
            temp_limit: components["schemas"]["TemporaryLimit"] | null;
            used: components["schemas"]["Money"];
            frozen: components["schemas"]["Money"];
            available: components["schemas"]["Money"];
            /** @description Unpaid part of bills past their due date. */
            overdue: components["schemas"]["Money"];
            /** @description Whether new credit orders are blocked now for that. */
            overdue_block: boolean;
        };
        Currency: {
            code: components["schemas"]["CurrencyCode"];
            /** @description In the language of the request. */
            name: string;
            /** @description Decimal places of every amount and of rounding. */
            scale: number;
            /** @description Decimal places shown. */
            display_scale: number;
        };
        /** @description ISO 4217 code. */
        CurrencyCode: string;
        /** @description One instant on both clocks. */
        Deadline: {
            local: components["schemas"]["LocalDateTime"];
            utc: components["schemas"]["UtcDateTime"];
            tz: components["schemas"]["TimeZone"];
        };
        /** @description Decimal string; as many places as the scale of its currency. */
        Decimal: string;
        DeclineOrderAnswer: {
            order: components["schemas"]["Order"];
        };
        DeclineOrderRequest: {
            id: components["schemas"]["BookingId"];
            version: components["schemas"]["Version"];
            reason?: string;
        };
        Destination: {
            type: components["schemas"]["DestinationType"];
            id: components["schemas"]["DestinationId"];
        };
        /** @description Id of a place, or of a hotel. */
        DestinationId: string;
        /** @enum {string} */
        DestinationType: "city" | "district" | "landmark" | "hotel";
        /** Format: email */
        Email: string;
        /** @description Success with nothing to tell. */
        Empty: Record<string, never>;
        /** @description The ancestors write an absent object as an empty list. */
        EmptyList: string[];
        /** @description Seconds since 1970-01-01 UTC, 10 digits. */
        EpochSeconds: number;
        /** @enum {string} */
        ErrorKey: "NEED_LOGIN" | "ALREADY_SIGNED_IN" | "NO_PERMISSION" | "VALIDATION" | "NOT_FOUND" | "RATE_LIMITED" | "CAPTCHA_WRONG" | "ACCOUNT_UNKNOWN" | "ACCOUNT_DISABLED" | "ACCOUNT_LOCKED" | "PASSWORD_WRONG" | "MEMBER_CENTER_CLOSED" | "REFRESH_EXPIRED" | "VERSION_CONFLICT" | "IDEMPOTENCY_CONFLICT" | "SEARCH_EXPIRED" | "RATE_EXPIRED" | "QUOTE_EXPIRED" | "OUTCOME_REQUIRED" | "DUPLICATE_STAY" | "BALANCE_SHORT" | "CREDIT_SHORT" | "CREDIT_OVERDUE" | "SUBACCOUNT_LIMIT" | "APPROVAL_NEEDED" | "ACTION_NOT_ALLOWED" | "AMOUNT_TOO_HIGH" | "INVOICE_BLOCKS_REFUND" | "TITLE_INVALID" | "BILL_LOCKED";
        FacetValue: {
            /** @description Goes into the filter of the same name. */
            value: string;
            /** @description In the language of the request. */
            label: string;
            count: number;
        };
        Facility: {
            /** @description Value of the filter `facility`. */
            code: string;
            /** @description In the language of the request. */
            name: string;
        };
        /** @description With VERSION_CONFLICT. The record as it stands now, under its noun; more nouns join later. */
        FreshRecords: {
            order?: components["schemas"]["Order"];
        };
        /** @description For display only ("about"); money is always moved in the settlement currency. */
        FxRate: {
            base: components["schemas"]["CurrencyCode"];
            quote: components["schemas"]["CurrencyCode"];
            /** @description How many units of `quote` one unit of `base` is. */
            rate: components["schemas"]["Decimal"];
            as_of: components["schemas"]["LocalDate"];
            source: components["schemas"]["FxSource"];
            source_text: string;
        };
        /**
         * @description Which of the rates in use this is; the kyat has three.
         * @enum {string}
         */
        FxSource: "official" | "bank_online" | "market";
        /** @enum {integer} */
        Gender: 0 | 1 | 2;
        GetHotelAnswer: {
            hotel: components["schemas"]["HotelInfo"];
        };
        GetOrderAnswer: {
            order: components["schemas"]["Order"];
        };
        GetSiteAnswer: {
            site: components["schemas"]["Site"];
            /** @description False hides sign-in and the whole member centre. */
            openMemberCenter: boolean;
            /** @description Routes, top-bar entries and permission nodes outside the member centre. */
            rules: components["schemas"]["MenuRule"][];
            /** @description Directories of the member centre; empty for a visitor. */
            menus: components["schemas"]["MenuRule"][];
            /** @description An empty list stands for a visitor. */
            userInfo: components["schemas"]["UserInfo"] | components["schemas"]["EmptyList"];
        };
        GetVoucherAnswer: {
            voucher: components["schemas"]["Voucher"];
        };
        Guest: {
            room_index: components["schemas"]["RoomIndex"];
            full_name: components["schemas"]["GuestName"];
            name_local: string | null;
            type: components["schemas"]["GuestType"];
            /** @description `null` for an adult. */
            age: components["schemas"]["ChildAge"] | null;
            nationality: components["schemas"]["CountryCode"];
            is_lead: boolean;
        };
        GuestEntry: {
            room_index: components["schemas"]["RoomIndex"];
            full_name: components["schemas"]["GuestName"];
            name_local?: string;
            type: components["schemas"]["GuestType"];
            /** @description Needed for a child. */
            age?: components["schemas"]["ChildAge"];
            /** @description Absent means the searched one. */
            nationality?: components["schemas"]["CountryCode"];
            /** @description One lead guest per room. */
            is_lead: boolean;
        };
        /** @description Full name as in the passport, in any script; a single word is a name. */
        GuestName: string;
        /** @enum {string} */
        GuestType: "adult" | "child";
        /** @description Money set aside by paying, charged at confirmation, given back at rejection. */
        Hold: {
            id: components["schemas"]["RecordId"];
            booking_id: components["schemas"]["BookingId"];
            account: components["schemas"]["PayChannel"];
            account_text: string;
            money: components["schemas"]["Money"];
            created_time: components["schemas"]["EpochSeconds"];
            /** @description `null` while open. */
            released_time: components["schemas"]["EpochSeconds"] | null;
        };
        HotelContact: {
            /** @description Empty when unknown. */
            email: string;
            /** @description Name of the city. */
            city: string;
            /** @description In the language of the request. */
            address: string;
            /** @description In the script of the place. */
            address_local: string;
            /** @description As the hotel writes it; empty when unknown. */
            phone: string;
            /** @description Empty when unknown. */
            zip: string;
            lat: components["schemas"]["Latitude"];
            lng: components["schemas"]["Longitude"];
            tz: components["schemas"]["TimeZone"];
        };
        /** @description Counts within the search, each group without its own filter. */
        HotelFacets: {
            star: components["schemas"]["FacetValue"][];
            district: components["schemas"]["FacetValue"][];
            meal: components["schemas"]["FacetValue"][];
            /** @description At most the value `true`. */
            free_cancel: components["schemas"]["FacetValue"][];
            facility: components["schemas"]["FacetValue"][];
            brand: components["schemas"]["FacetValue"][];
            /** @description Values of `score_min`. */
            score: components["schemas"]["FacetValue"][];
            price: components["schemas"]["PriceRange"];
        };
        /** @description Conditions of different names must all hold; values of one name are alternatives. */
        HotelFilter: {
            star?: components["schemas"]["Star"][];
            /** @description Per room and night in the settlement currency. */
            price_min?: components["schemas"]["Decimal"];
            /** @description Per room and night in the settlement currency. */
            price_max?: components["schemas"]["Decimal"];
            district?: components["schemas"]["PlaceId"][];
            meal?: components["schemas"]["MealType"][];
            /** @description True keeps offers that can be cancelled free of charge now. */
            free_cancel?: boolean;
            /** @description Unlike the others, all must be present. */
            facility?: string[];
            brand?: string[];
            score_min?: number;
            /** @description Part of the name in any script. */
            keyword?: string;
        };
        HotelId: string;
        /** @description Texts follow `think-lang`; the `*_local` sibling is in the script of the place. */
        HotelInfo: {
            id: components["schemas"]["HotelId"];
            name: string;
            name_local: string;
            star: components["schemas"]["Star"];
            brand: string | null;
            type: components["schemas"]["PropertyType"];
            type_text: string;
            description: string;
            /** @description Empty when unknown. */
            email: string;
            /** @description As the hotel writes it; empty when unknown. */
            phone: string;
            city: components["schemas"]["PlaceId"];
            city_name: string;
            district: components["schemas"]["PlaceId"];
            district_name: string;
            country: components["schemas"]["CountryCode"];
            address: string;
            /** @description For the driver. */
            address_local: string;
            /** @description Empty when unknown. */
            zip: string;
            lat: components["schemas"]["Latitude"];
            lng: components["schemas"]["Longitude"];
            tz: components["schemas"]["TimeZone"];
            images: components["schemas"]["ImageUrl"][];
            facilities: components["schemas"]["Facility"][];
            /** @description Nearest first. */
            landmarks: components["schemas"]["NearbyLandmark"][];
            check_in_from: components["schemas"]["ClockTime"];
            check_out_until: components["schemas"]["ClockTime"];
            policies: components["schemas"]["HotelPolicy"][];
            nationality_notice: string | null;
            review_score: components["schemas"]["ReviewScore"];
            review_count: number;
            /** @description Marked by this member; false for a visitor. */
            favourite: boolean;
            room_types: components["schemas"]["RoomType"][];
        };
        HotelOffer: {
            id: components["schemas"]["HotelId"];
            name: string;
            name_local: string;
            star: components["schemas"]["Star"];
            brand: string | null;
            city: components["schemas"]["PlaceId"];
            city_name: string;
            district: components["schemas"]["PlaceId"];
            district_name: string;
            address: string;
            lat: components["schemas"]["Latitude"];
            lng: components["schemas"]["Longitude"];
            images: components["schemas"]["ImageUrl"][];
            review_score: components["schemas"]["ReviewScore"];
            review_count: number;
            nearest_landmark: components["schemas"]["LandmarkDistance"] | null;
            facilities: components["schemas"]["Facility"][];
            /** @description Marked by this member. */
            favourite: boolean;
            /** @description True exactly when `from` is null and the search of this hotel is over. */
            sold_out: boolean;
            from: components["schemas"]["LowestRate"] | null;
        };
        HotelOfferPage: {
            state: components["schemas"]["SearchState"];
            progress: components["schemas"]["SearchProgress"];
            expires_time: components["schemas"]["EpochSeconds"];
            criteria: components["schemas"]["HotelSearchCriteria"];
            list: components["schemas"]["HotelOffer"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            facets: components["schemas"]["HotelFacets"];
        };
        HotelOrder: {
            booking_id: components["schemas"]["BookingId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            order_type: "hotel";
            order_type_text: string;
            client_ref: components["schemas"]["ClientRef"];
            /** @description Where the order stands in its life. */
            order_status: components["schemas"]["OrderStatus"];
            order_status_text: string;
            /** @description Whether what was charged is paid for; follows from the ledger and the bills. */
            settlement_status: components["schemas"]["SettlementStatus"];
            settlement_status_text: string;
            /** @description How much of it has been invoiced. */
            invoice_status: components["schemas"]["InvoiceStatus"];
            invoice_status_text: string;
            /** @description State of the latest refund; a refund never changes the order status. */
            refund_status: components["schemas"]["RefundStatus"];
            refund_status_text: string;
            /** @description Whether a superior must agree before payment. */
            approval_status: components["schemas"]["ApprovalStatus"];
            approval_status_text: string;
            /** @description `null` until paid. */
            pay_channel: components["schemas"]["PayChannel"] | null;
            pay_channel_text: string | null;
            /** @description When the amount was held; `null` until paid. */
            pay_time: components["schemas"]["EpochSeconds"] | null;
            /** @description An unpaid order closes itself then. */
            pay_expire_time: components["schemas"]["EpochSeconds"] | null;
            /** @description The booking date. */
            booking_time: components["schemas"]["EpochSeconds"];
            user_account: components["schemas"]["OrderAccount"];
            operator: components["schemas"]["OrderOperator"];
            /** @description Whom to call about the order. */
            contact_person: string;
            /** @description Phone of the contact person. */
            contact_phone: components["schemas"]["Phone"];
            /** @description Empty when none was given. */
            contact_email: string;
            /** @description Never guaranteed. */
            special_requests: string;
            /** @description Seen by the company alone. */
            internal_remark: string;
            tags: string[];
            /** @description Selling total shown to the guest. */
            total_price: components["schemas"]["Money"];
            /** @description Net price charged to the account; `null` when net prices are hidden. */
            total_settlement_price: components["schemas"]["Money"] | null;
            /** @description Charged less refunded; `null` when net prices are hidden. */
            settlement_money: components["schemas"]["Money"] | null;
            /** @description Paid on the spot, not in the total. */
            pay_at_service: components["schemas"]["Charge"][];
            /** @description Adds up to `total_price`. */
            price_breakdown: components["schemas"]["PriceLine"][];
            /** @description `null` when net prices are hidden. */
            markup: components["schemas"]["OrderMarkup"] | null;
            /** @description Rate frozen at booking when the supplier sells in another currency. */
            fx: components["schemas"]["FxRate"] | null;
            /** @description Sum of the refunds paid out. */
            refund_money: components["schemas"]["Money"];
            /** @description When the latest refund was paid out. */
            refund_time: components["schemas"]["EpochSeconds"] | null;
            refunds: components["schemas"]["Refund"][];
            cancellation_policy: components["schemas"]["CancellationPolicy"];
            /** @description The one still valid. */
            cancel_quote: components["schemas"]["CancelQuote"] | null;
            service_start_utc: components["schemas"]["UtcDateTime"];
            service_start_local: components["schemas"]["LocalDateTime"];
            service_end_local: components["schemas"]["LocalDateTime"];
            tz: components["schemas"]["TimeZone"];
            invoice_ids: components["schemas"]["RecordId"][];
            /** @description The bill a credit order stands on. */
            bill_id: components["schemas"]["RecordId"] | null;
            voucher: components["schemas"]["OrderVoucher"];
            /** @description Number the supplier knows the order by. */
            supplier_ref: string | null;
            /** @description Set while awaiting acceptance. */
            change_offer: components["schemas"]["ChangeOffer"] | null;
            actions: components["schemas"]["OrderActionState"][];
            /** @description Oldest first. */
            timeline: components["schemas"]["OrderEvent"][];
            version: components["schemas"]["Version"];
            /** @description The customer quote it came from. */
            quote_id: components["schemas"]["RecordId"] | null;
            /** @description The draft it came from. */
            draft_id: components["schemas"]["RecordId"] | null;
            hotel_id: components["schemas"]["HotelId"];
            /** @description In the language of the request. */
            hotel_name: string;
            hotel_name_local: string;
            hotel_info: components["schemas"]["HotelContact"];
            /** @description Number the hotel knows the booking by; it may come after confirmation. */
            hotel_confirmation_code: string | null;
            reconfirm_status: components["schemas"]["ReconfirmStatus"];
            reconfirm_status_text: string;
            /** @description When the hotel number was asked for or came. */
            reconfirm_time: components["schemas"]["EpochSeconds"] | null;
            name_list_status: components["schemas"]["NameListStatus"];
            /** @description Date of arrival at the hotel. */
            check_in_date: components["schemas"]["LocalDate"];
            /** @description Date of departure at the hotel. */
            check_out_date: components["schemas"]["LocalDate"];
            check_in_from: components["schemas"]["ClockTime"];
            check_out_until: components["schemas"]["ClockTime"];
            nights: components["schemas"]["Nights"];
            /** @description Nights times rooms. */
            room_nights: number;
            /** @description All in the same stay. */
            number_of_rooms: number;
            rooms: components["schemas"]["BookedRoom"][];
            /** @description Name of the booked room; several are joined. */
            room_type: string;
            /** @description Meals of the stay; the same in all rooms. */
            meal_type: components["schemas"]["MealType"];
            meal_text: string;
            /** @description Bed of the first room; a wish where the hotel decides on arrival. */
            bed_type: components["schemas"]["BedType"];
            bed_text: string;
            /** @description Average per room and night. */
            price_per_night: components["schemas"]["Money"];
            /** @description Those of all rooms in order. */
            guests: components["schemas"]["Guest"][];
            /** @description In all rooms. */
            adults: number;
            /** @description In all rooms. */
            children: number;
            /** @description As searched. */
            nationality: components["schemas"]["CountryCode"];
            arrival_note: components["schemas"]["ArrivalNote"] | null;
            /** @description Rate comments; they stand on the voucher. */
            remarks: string[];
        };
        HotelPolicy: {
            title: string;
            text: string;
        };
        /** @description What was searched, so that an address alone rebuilds the search form. */
        HotelSearchCriteria: {
            destination: components["schemas"]["Destination"];
            destination_name: string;
            tz: components["schemas"]["TimeZone"];
            check_in: components["schemas"]["LocalDate"];
            check_out: components["schemas"]["LocalDate"];
            nights: components["schemas"]["Nights"];
            rooms: components["schemas"]["RoomOccupancies"];
            nationality: components["schemas"]["CountryCode"];
        };
        /** @enum {string} */
        HotelSort: "default" | "recommended" | "hot" | "views" | "price" | "star" | "time";
        HotelVoucher: {
            booking_id: components["schemas"]["BookingId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            order_type: "hotel";
            /** @description Grows with every change that is printed. */
            version: components["schemas"]["Version"];
            state: components["schemas"]["VoucherState"];
            state_text: string;
            language: components["schemas"]["VoucherLanguage"];
            issued_time: components["schemas"]["EpochSeconds"];
            /** @description Never guaranteed. */
            special_requests: string;
            remarks: string[];
            pay_at_service: components["schemas"]["Charge"][];
            /** @description The policy in words, in the time of the place. */
            cancellation_lines: string[];
            contact_person: string;
            contact_phone: components["schemas"]["Phone"];
            company: components["schemas"]["VoucherCompany"];
            /** @description Selling price; `null` unless the voucher setting shows it. Never the net price. */
            total_price: components["schemas"]["Money"] | null;
            /** @description Address of the QR code. */
            verify_url: string | null;
            hotel_confirmation_code: string | null;
            hotel: components["schemas"]["VoucherHotel"];
            check_in_date: components["schemas"]["LocalDate"];
            check_out_date: components["schemas"]["LocalDate"];
            check_in_from: components["schemas"]["ClockTime"];
            check_out_until: components["schemas"]["ClockTime"];
            nights: components["schemas"]["Nights"];
            number_of_rooms: number;
            nationality: components["schemas"]["CountryCode"];
            rooms: components["schemas"]["VoucherRoom"][];
        };
        /** @description Absolute address, or a path that the portal prefixes with the CDN base. */
        ImageUrl: string;
        /** @enum {string} */
        InvoiceStatus: "not_available" | "not_invoiced" | "applying" | "partially_invoiced" | "invoiced" | "reversing";
        LandmarkDistance: {
            name: string;
            distance_km: number;
        };
        /** @description Degrees north. */
        Latitude: number;
        /** @enum {string} */
        LedgerDirection: "in" | "out";
        /** @description Never edited; a correction is an entry of type reversal. */
        LedgerEntry: {
            id: components["schemas"]["RecordId"];
            /** @description Running number within the account, without gaps. */
            seq: number;
            time: components["schemas"]["EpochSeconds"];
            account: components["schemas"]["PayChannel"];
            account_text: string;
            type: components["schemas"]["LedgerType"];
            type_text: string;
            direction: components["schemas"]["LedgerDirection"];
            /** @description Never below 0; `direction` gives the sign. */
            money: components["schemas"]["Money"];
            /** @description Of credit the used part. */
            balance_after: components["schemas"]["Money"];
            booking_id: components["schemas"]["BookingId"] | null;
            bill_id: components["schemas"]["RecordId"] | null;
            topup_id: components["schemas"]["RecordId"] | null;
            /** @description `null` for the system. */
            operator: components["schemas"]["OrderOperator"] | null;
            remark: string;
            reverses_id: components["schemas"]["RecordId"] | null;
        };
        LedgerPage: {
            /** @description Newest first. */
            list: components["schemas"]["LedgerEntry"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            /** @description Before the first entry of the period. */
            opening: components["schemas"]["Money"];
            /** @description After the last entry of the period. */
            closing: components["schemas"]["Money"];
        };
        /** @enum {string} */
        LedgerType: "topup" | "charge" | "refund" | "refund_of_settled_credit" | "bill_payment" | "repay" | "adjust" | "reversal";
        ListCurrenciesAnswer: {
            list: components["schemas"]["Currency"][];
            fx: components["schemas"]["FxRate"][];
        };
        ListHotelRatesAnswer: {
            hotel_id: components["schemas"]["HotelId"];
            check_in: components["schemas"]["LocalDate"];
            check_out: components["schemas"]["LocalDate"];
            nights: components["schemas"]["Nights"];
            rooms: components["schemas"]["RoomTypeRates"][];
            /** @description When the rate keys of this list expire. */
            expires_time: components["schemas"]["EpochSeconds"];
        };
        ListHotelRatesRequest: {
            hotel_id: components["schemas"]["HotelId"];
            check_in: components["schemas"]["LocalDate"];
            check_out: components["schemas"]["LocalDate"];
            rooms: components["schemas"]["RoomOccupancies"];
            nationality: components["schemas"]["CountryCode"];
        };
        ListOrderStatusesAnswer: {
            /** @description In the order asked; unknown ids are left out. */
            list: components["schemas"]["OrderStatusEntry"][];
        };
        /**
         * Format: date
         * @description Date `YYYY-MM-DD` in the time zone of the place it speaks of.
         */
        LocalDate: string;
        /** @description RFC 3339 with the offset of the place, `2026-12-08T18:00:00+06:30`. */
        LocalDateTime: string;
        /** @description Degrees east. */
        Longitude: number;
        /** @description The cheapest rate that satisfies the filter. */
        LowestRate: {
            /** @description Absent when the rates must be listed first. */
            rate_key?: components["schemas"]["RateKey"];
            /** @description Name of the room. */
            room_type: string;
            meal_type: components["schemas"]["MealType"];
            meal_text: string;
            refundability_now: components["schemas"]["RefundabilityNow"];
            refundability_text: string;
            free_cancel_before: components["schemas"]["Deadline"] | null;
            /** @description Average per room and night. */
            price_per_night: components["schemas"]["Money"];
            /** @description Whole stay, all rooms. */
            total_price: components["schemas"]["Money"];
            /** @description `null` when net prices are hidden. */
            total_settlement_price: components["schemas"]["Money"] | null;
            /** @description The hotel must be asked before it confirms. */
            on_request: boolean;
        };
        /** @enum {string} */
        MealType: "RO" | "BB" | "HB" | "FB" | "AI";
        /** @description Number of a member account, as the ancestors write it. All other ids are strings. */
        MemberId: number;
        /** @description The company behind the member. */
        MemberSite: {
            company_id: components["schemas"]["RecordId"];
            company_name: string;
            /** @description Currency of prices and payments. */
            settlement_currency: components["schemas"]["CurrencyCode"];
            /** @description True makes every settlement price `null` for this member. */
            hide_net_price: boolean;
        };
        /**
         * @description How an entry opens. Empty on directories, routes and buttons.
         * @enum {string}
         */
        MenuOpening: "tab" | "link" | "iframe" | "";
        MenuRule: {
            /** @description Number of the entry. */
            id: number;
            /** @description Id of the parent; 0 at the top. */
            pid: number;
            /** @description What kind of entry this is. */
            type: components["schemas"]["MenuRuleType"];
            /** @description Text of the entry in the language of the request. */
            title: string;
            /** @description Equal to the path; a button is named `<menu name>/<action>`. */
            name: string;
            /** @description Without leading slash, below / or /user/. */
            path: string;
            /** @description Class of an icon; may be empty. */
            icon: string;
            menu_type: components["schemas"]["MenuOpening"];
            /** @description Target of link and iframe entries. */
            url: string;
            /** @description 1 also for visitors. */
            no_login_valid: number;
            /** @description `add_rules_only` hides the entry from menus. */
            extend: components["schemas"]["MenuRuleExtend"];
            /** @description Absent on leaves of a member's tree. */
            children?: components["schemas"]["MenuRule"][];
        };
        /** @enum {string} */
        MenuRuleExtend: "none" | "add_rules_only" | "add_menu_only" | "";
        /** @enum {string} */
        MenuRuleType: "route" | "menu_dir" | "menu" | "nav" | "nav_user_menu" | "button";
        /** @description Never a floating point number on the wire. */
        Money: {
            amount: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
        };
        NameListStatus: {
            /** @description Whether the hotel has the guests' names. */
            sent_to_hotel: boolean;
            /** @description When it will have them. */
            expected_local: components["schemas"]["LocalDateTime"] | null;
        };
        NationalityRule: {
            /** @description Empty means all. */
            allow: components["schemas"]["CountryCode"][];
            deny: components["schemas"]["CountryCode"][];
            /** @description Per room and night for others. */
            surcharge: components["schemas"]["Money"] | null;
            text: string;
        };
        NearbyLandmark: {
            id: components["schemas"]["PlaceId"];
            name: string;
            name_local: string;
            /** @description As the crow flies. */
            distance_km: number;
        };
        /** @description One room, one night, of `total_price`. */
        NightlyPrice: {
            room_index: components["schemas"]["RoomIndex"];
            date: components["schemas"]["LocalDate"];
            price: components["schemas"]["Money"];
        };
        /** @description Nights of the stay. */
        Nights: number;
        NoShowPenalty: {
            penalty_type: components["schemas"]["PenaltyType"];
            value: components["schemas"]["Decimal"];
            amount: components["schemas"]["Money"];
        };
        OfferedTerms: {
            total_price: components["schemas"]["Money"];
            total_settlement_price: components["schemas"]["Money"] | null;
            /** @description Room, meals, times and policy in words, one line each and in the same order on both sides. */
            lines: string[];
        };
        /** @description Car rental and airport transfer join here as further members. */
        Order: components["schemas"]["HotelOrder"];
        /** @description The account that owns the order. */
        OrderAccount: {
            id: components["schemas"]["MemberId"];
            username: components["schemas"]["Account"];
        };
        /** @enum {string} */
        OrderAction: "pay" | "cancel" | "confirm" | "decline" | "refund" | "confirm_check_in" | "confirm_complete" | "download_voucher";
        /** @description The server decides what can be done; screens never compute it. */
        OrderActionState: {
            action: components["schemas"]["OrderAction"];
            action_text: string;
            enabled: boolean;
            /** @description `null` when enabled. */
            reason_key: components["schemas"]["ReasonKey"] | null;
            reason_text: string | null;
            /** @description Until when it stays as it is. */
            deadline: components["schemas"]["EpochSeconds"] | null;
        };
        /** @enum {string} */
        OrderDateField: "booking" | "check_in" | "check_out";
        OrderDeadline: {
            kind: components["schemas"]["OrderDeadlineKind"];
            kind_text: string;
            at_utc: components["schemas"]["UtcDateTime"];
            /** @description At the place of the service. */
            at_local: components["schemas"]["LocalDateTime"];
            tz: components["schemas"]["TimeZone"];
        };
        /** @enum {string} */
        OrderDeadlineKind: "free_cancel" | "pay" | "offer" | "check_in";
        OrderEvent: {
            time: components["schemas"]["EpochSeconds"];
            actor_type: components["schemas"]["ActorType"];
            /** @description Name of the person or system. */
            actor: string;
            event: components["schemas"]["OrderEventName"];
            event_text: string;
            /** @description `null` at booking. */
            from: components["schemas"]["OrderStatus"] | null;
            /** @description `null` when the status did not change. */
            to: components["schemas"]["OrderStatus"] | null;
            note: string | null;
        };
        /** @enum {string} */
        OrderEventName: "book" | "pay" | "cancel" | "expire" | "confirm" | "supplier_confirm" | "supplier_reject" | "supplier_change" | "supplier_unknown" | "decline" | "offer_expire" | "resolve_confirm" | "resolve_reject" | "supplier_ack" | "supplier_nack" | "confirm_check_in" | "confirm_complete" | "auto_complete" | "no_show" | "request_refund" | "download_voucher" | "remark";
        OrderMarkup: {
            rule_id: components["schemas"]["RecordId"] | null;
            /** @description Selling total less net price. */
            money: components["schemas"]["Money"];
        };
        /** @description The person who keyed it. */
        OrderOperator: {
            id: components["schemas"]["MemberId"];
            nickname: string;
        };
        OrderPage: {
            list: components["schemas"]["OrderSummary"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            sums: components["schemas"]["OrderSums"];
        };
        /** @enum {string} */
        OrderSort: "booking_time" | "check_in_date" | "total_settlement_price" | "deadline";
        /** @enum {string} */
        OrderStatus: "pending_payment" | "pending_confirm" | "awaiting_acceptance" | "confirmed" | "in_service" | "completed" | "cancelling" | "cancelled" | "rejected" | "expired" | "no_show" | "manual_review";
        OrderStatusCounts: {
            pending_payment: number;
            pending_confirm: number;
            awaiting_acceptance: number;
            confirmed: number;
            in_service: number;
            completed: number;
            cancelling: number;
            cancelled: number;
            rejected: number;
            expired: number;
            no_show: number;
            manual_review: number;
        };
        OrderStatusEntry: {
            booking_id: components["schemas"]["BookingId"];
            order_status: components["schemas"]["OrderStatus"];
            order_status_text: string;
            version: components["schemas"]["Version"];
            actions: components["schemas"]["OrderActionState"][];
        };
        OrderSummary: {
            booking_id: components["schemas"]["BookingId"];
            order_type: components["schemas"]["OrderType"];
            order_type_text: string;
            /** @description Hotel, vehicle or flight. */
            title: string;
            /** @description Room and meals or the like; may be empty. */
            subtitle: string;
            /** @description `null` for other product lines. */
            hotel_name: string | null;
            /** @description Lead guest, and how many more. */
            guests_text: string;
            /** @description First day of the service. */
            check_in_date: components["schemas"]["LocalDate"];
            /** @description Last day of the service. */
            check_out_date: components["schemas"]["LocalDate"];
            /** @description 0 for other product lines. */
            number_of_rooms: number;
            /** @description 0 for other product lines. */
            room_nights: number;
            order_status: components["schemas"]["OrderStatus"];
            order_status_text: string;
            settlement_status: components["schemas"]["SettlementStatus"];
            settlement_status_text: string;
            invoice_status: components["schemas"]["InvoiceStatus"];
            invoice_status_text: string;
            refund_status: components["schemas"]["RefundStatus"];
            refund_status_text: string;
            pay_channel: components["schemas"]["PayChannel"] | null;
            pay_channel_text: string | null;
            total_price: components["schemas"]["Money"];
            total_settlement_price: components["schemas"]["Money"] | null;
            booking_time: components["schemas"]["EpochSeconds"];
            next_deadline: components["schemas"]["OrderDeadline"] | null;
            operator: components["schemas"]["OrderOperator"];
            actions: components["schemas"]["OrderActionState"][];
            version: components["schemas"]["Version"];
        };
        /** @description Over all pages. */
        OrderSums: {
            /** @description One per currency; empty when net prices are hidden. */
            total_settlement_price: components["schemas"]["Money"][];
            room_nights: number;
        };
        /** @enum {string} */
        OrderType: "hotel" | "car" | "airport";
        OrderVoucher: {
            /** @description Never before the order is confirmed. */
            available: boolean;
            /** @description Only the newest is valid. */
            version: components["schemas"]["Version"] | null;
            /** @description Path of the file. */
            url: string | null;
        };
        /** @description How many records a page holds at most. */
        PageLimit: number;
        /** @description This page, the first is 1. */
        PageNumber: number;
        /** @description How many records match, on all pages. */
        PageTotal: number;
        /** @description 6 to 32 characters without & < > " ' and without line breaks. */
        Password: string;
        /** @enum {string} */
        PayChannel: "predeposit" | "credit";
        PayOrderAnswer: {
            order: components["schemas"]["Order"];
            /** @description True when this is the first answer to the same `client_ref` again. */
            replayed: boolean;
        };
        PayOrderRequest: {
            id: components["schemas"]["BookingId"];
            channel: components["schemas"]["PayChannel"];
            client_ref: components["schemas"]["ClientRef"];
            version: components["schemas"]["Version"];
        };
        PaymentChannel: {
            channel: components["schemas"]["PayChannel"];
            channel_text: string;
            available_before: components["schemas"]["Money"];
            /** @description Below 0 when the channel is short. */
            available_after: components["schemas"]["Money"];
            /** @description `null` when the channel suffices. */
            shortfall: components["schemas"]["Money"] | null;
            allowed: boolean;
            /** @description Why it is not allowed. */
            reason_key: components["schemas"]["ReasonKey"] | null;
            reason_text: string | null;
            /** @description With credit, when the bill it falls on is due. */
            bill_due_date: components["schemas"]["LocalDate"] | null;
        };
        PaymentPreview: {
            order_version: components["schemas"]["Version"];
            /** @description What will be held now and charged at confirmation. */
            total: components["schemas"]["Money"];
            pay_expire_time: components["schemas"]["EpochSeconds"] | null;
            channels: components["schemas"]["PaymentChannel"][];
        };
        /** @description Half-open `[from, to)`; the boundary instant belongs to the later tier. Compared in UTC only. */
        PenaltyTier: {
            /** @description `null` means since booking. */
            from_local: components["schemas"]["LocalDateTime"] | null;
            /** @description `null` means without end. */
            to_local: components["schemas"]["LocalDateTime"] | null;
            from_utc: components["schemas"]["UtcDateTime"] | null;
            to_utc: components["schemas"]["UtcDateTime"] | null;
            penalty_type: components["schemas"]["PenaltyType"];
            penalty_text: string;
            /** @description Percent, nights or amount, by `penalty_type`; 0 for none and full. */
            value: components["schemas"]["Decimal"];
            /** @description Resolved penalty; the only source of what is charged. */
            amount: components["schemas"]["Money"];
            /** @description Total less penalty. */
            refund: components["schemas"]["Money"];
        };
        /** @enum {string} */
        PenaltyType: "none" | "fixed" | "percent" | "nights" | "full";
        /** @description E.164 with the plus sign. */
        Phone: string;
        /** @description Readable id of a city, district or landmark: `yangon`, `yangon-downtown`, `shwedagon`. */
        PlaceId: string;
        PreviewOrderPaymentRequest: {
            id: components["schemas"]["BookingId"];
        };
        PriceLine: {
            code: string;
            /** @description In the language of the request. */
            name: string;
            quantity: number;
            unit_price: components["schemas"]["Money"];
            /** @description Quantity times unit price. */
            money: components["schemas"]["Money"];
        };
        /** @description Per room and night; both `null` when nothing has a price. */
        PriceRange: {
            min: components["schemas"]["Money"] | null;
            max: components["schemas"]["Money"] | null;
        };
        /** @enum {string} */
        PropertyType: "hotel" | "resort" | "apartment" | "guesthouse";
        QuoteOrderCancellationAnswer: {
            quote: components["schemas"]["CancelQuote"];
            tiers: components["schemas"]["PenaltyTier"][];
            /** @description Tier that holds now, from 0. */
            tier_index: number | null;
        };
        QuoteOrderCancellationRequest: {
            id: components["schemas"]["BookingId"];
        };
        /** @description One price for all rooms of the request, all in this room type. */
        Rate: {
            rate_key: components["schemas"]["RateKey"];
            /** @description Stays the same when the key is renewed. */
            rate_id: components["schemas"]["RecordId"];
            /** @description Equal for the same room and meal from different sources. */
            match_key: string;
            name: string;
            expires_time: components["schemas"]["EpochSeconds"];
            room_type_id: components["schemas"]["RoomTypeId"];
            /** @description Name of the room. */
            room_type: string;
            bed_types: components["schemas"]["BedType"][];
            max_occupancy: number;
            meal_type: components["schemas"]["MealType"];
            /** @description The meals in words. */
            meal_text: string;
            /** @description Persons per room whose meal is included. */
            meal_count: number;
            outcome: components["schemas"]["RateAvailability"];
            /** @description Rooms left; `null` when not told. */
            allotment_left: number | null;
            /** @description Average per room and night. */
            price_per_night: components["schemas"]["Money"];
            /** @description Whole stay, all rooms; what the guest is shown. */
            total_price: components["schemas"]["Money"];
            /** @description What the account is charged; `null` when net prices are hidden. */
            total_settlement_price: components["schemas"]["Money"] | null;
            nightly: components["schemas"]["NightlyPrice"][];
            charges: components["schemas"]["Charge"][];
            cancellation_policy: components["schemas"]["CancellationPolicy"];
            refundability_now: components["schemas"]["RefundabilityNow"];
            pay_channels: components["schemas"]["PayChannel"][];
            /** @description Must be read before booking and stand on the voucher. */
            remarks: string[];
            nationality_rule: components["schemas"]["NationalityRule"] | null;
            promotions: string[];
        };
        /** @enum {string} */
        RateAvailability: "available" | "on_request";
        RateDifference: {
            field: components["schemas"]["RateField"];
            field_text: string;
            /** @description In words. */
            before: string;
            /** @description In words. */
            after: string;
            /** @description Set when the field is a price. */
            before_money: components["schemas"]["Money"] | null;
            after_money: components["schemas"]["Money"] | null;
        };
        /** @enum {string} */
        RateField: "price" | "settlement_price" | "policy" | "meal" | "bed" | "room" | "remarks" | "charges";
        /** @description Opaque; names one price and its terms until it expires. */
        RateKey: string;
        /** @enum {string} */
        RateOutcome: "available" | "price_changed" | "terms_changed" | "sold_out" | "on_request";
        /**
         * @description Why an action or a payment channel is not available.
         * @enum {string}
         */
        ReasonKey: "WRONG_STATUS" | "NO_PERMISSION" | "NON_REFUNDABLE" | "SERVICE_STARTED" | "PAY_TIME_OVER" | "OFFER_EXPIRED" | "APPROVAL_NEEDED" | "CHANNEL_NOT_ALLOWED" | "BALANCE_SHORT" | "CREDIT_SHORT" | "CREDIT_OVERDUE" | "SUBACCOUNT_LIMIT" | "TOO_EARLY" | "VOUCHER_NOT_READY" | "INVOICE_OPEN" | "REFUND_OPEN" | "NOTHING_TO_REFUND" | "UNDER_REVIEW";
        /** @enum {string} */
        ReconfirmStatus: "none" | "requested" | "received" | "mismatch";
        /** @description Opaque id of a record; letters, digits, dash and underscore. */
        RecordId: string;
        RefreshTokenAnswer: {
            /** @constant */
            type: "user-refresh";
            /** @description New access token; the old one is dead from now on. */
            token: string;
        };
        RefreshTokenRequest: {
            refreshToken: string;
        };
        Refund: {
            refund_id: components["schemas"]["RecordId"];
            type: components["schemas"]["RefundType"];
            type_text: string;
            requested: components["schemas"]["Money"];
            approved: components["schemas"]["Money"] | null;
            refund_to: components["schemas"]["PayChannel"];
            status: components["schemas"]["RefundStatus"];
            status_text: string;
            reason: string;
            files: string[];
            apply_time: components["schemas"]["EpochSeconds"];
            refund_time: components["schemas"]["EpochSeconds"] | null;
            ledger_entry_id: components["schemas"]["RecordId"] | null;
        };
        /** @enum {string} */
        RefundStatus: "none" | "requested" | "approved" | "processing" | "partially_refunded" | "refunded" | "refused";
        /** @enum {string} */
        RefundType: "cancellation" | "after_sales" | "price_difference" | "rejected";
        /** @enum {string} */
        RefundabilityNow: "free" | "partial" | "non_refundable";
        Refusal: {
            error_key: components["schemas"]["ErrorKey"];
            /** @description With VALIDATION. Path of the field (`guests[0].full_name`) to its messages. */
            fields?: {
                [key: string]: string[];
            };
            /** @description With RATE_LIMITED. Seconds until the next try may succeed. */
            retry_after?: number;
            reason_key?: components["schemas"]["ReasonKey"];
            /** @description The reason as a sentence. */
            reason_text?: string;
            type?: components["schemas"]["SessionRefusalType"];
            fresh?: components["schemas"]["FreshRecords"];
        };
        /**
         * @description 0 refused for the reason in `data.error_key`. 303 and 409 belong to the session alone. 401 inside the envelope means a missing permission node (HTTP stays 200).
         * @enum {integer}
         */
        RefusalCode: 0 | 303 | 401 | 409;
        /** @description What every operation answers, still with HTTP 200, when it says no. */
        RefusalEnvelope: {
            code: components["schemas"]["RefusalCode"];
            /** @description A sentence for people in the language of `think-lang`. */
            msg: string;
            time: components["schemas"]["EpochSeconds"];
            data: components["schemas"]["Refusal"] | components["schemas"]["EmptyList"] | null;
        };
        /** @description 0 to 10; `null` without reviews. */
        ReviewScore: number | null;
        /** @description The first room is 1. */
        RoomIndex: number;
        /** @description One entry per room; the first room is number 1. */
        RoomOccupancies: components["schemas"]["RoomOccupancy"][];
        /** @description Who sleeps in one room. */
        RoomOccupancy: {
            adults: number;
            /** @description Age of each child in full years on the day of check-in. */
            child_ages: number[];
        };
        RoomType: {
            id: components["schemas"]["RoomTypeId"];
            name: string;
            name_local: string;
            /** @description Square metres. */
            area_sqm: number | null;
            /** @description Adults and children together. */
            max_occupancy: number;
            max_adults: number;
            bed_types: components["schemas"]["BedType"][];
            images: components["schemas"]["ImageUrl"][];
            /** @description In the language of the request. */
            amenities: string[];
        };
        RoomTypeId: string;
        RoomTypeRates: {
            room_type: components["schemas"]["RoomType"];
            /** @description Cheapest first; empty when the room is sold out. */
            rates: components["schemas"]["Rate"][];
        };
        SearchHotelsAnswer: {
            search_id: components["schemas"]["SearchId"];
            state: components["schemas"]["SearchState"];
            progress: components["schemas"]["SearchProgress"];
            expires_time: components["schemas"]["EpochSeconds"];
            total: components["schemas"]["PageTotal"];
            facets: components["schemas"]["HotelFacets"];
            /** @description What is known at once, in default order; may be empty while running. */
            first_page: components["schemas"]["HotelOffer"][];
        };
        /** @description At most 30 nights; check-in not before today at the destination. */
        SearchHotelsRequest: {
            destination: components["schemas"]["Destination"];
            check_in: components["schemas"]["LocalDate"];
            check_out: components["schemas"]["LocalDate"];
            rooms: components["schemas"]["RoomOccupancies"];
            /** @description Of the guests; it moves prices and rules. */
            nationality: components["schemas"]["CountryCode"];
        };
        /** @description Names one search of one member for as long as `expires_time` says. */
        SearchId: string;
        /** @description Percent of the sources that have answered. */
        SearchProgress: number;
        /** @enum {string} */
        SearchState: "running" | "done";
        /**
         * @description With code 303. `need login` sends a visitor to the login page, `logged in` a member to the member centre.
         * @enum {string}
         */
        SessionRefusalType: "need login" | "logged in";
        /** @enum {string} */
        SettlementStatus: "none" | "unsettled" | "billing" | "partially_settled" | "settled" | "disputed";
        SignInAnswer: {
            userInfo: components["schemas"]["UserInfo"];
            /** @description Where to go when the login page was not told. */
            routePath: string;
        };
        SignInOptions: {
            /** @description Whether signing in needs a solved click captcha. */
            userLoginCaptchaSwitch: boolean;
            /** @description Ways to send a code; empty hides the password retrieval. */
            accountVerificationType: components["schemas"]["VerificationType"][];
        };
        /** @description Registration joins later as a second form under `oneOf`, told apart by `tab`. */
        SignInRequest: {
            /** @constant */
            tab: "login";
            /** @description Account, e-mail or mobile number. */
            username: string;
            password: components["schemas"]["Password"];
            /** @description Needed while `userLoginCaptchaSwitch` is true. */
            captchaId?: components["schemas"]["CaptchaId"];
            captchaInfo?: components["schemas"]["CaptchaInfo"];
            /** @description True also issues a refresh token. */
            keep: boolean;
        };
        SignOutRequest: {
            /** @description Empty when none was issued. The ancestors' `refreshToken` is read too. */
            refresh_token?: string;
            /**
             * @deprecated
             * @description Older spelling of `refresh_token`.
             */
            refreshToken?: string;
        };
        Site: {
            /** @description Name of the portal in the language of the request. */
            siteName: string;
            /** @description Short line under the name; may be empty. */
            siteTag: string;
            /** @description Address of the logo; empty shows the name alone. */
            siteLogo: string;
            /** @description Version of the backend. */
            version: string;
            /** @description Base of images and assets, no slash at the end; empty means the host itself. */
            cdnUrl: string;
            /** @description Base of the calls, no slash at the end; empty means the host itself. */
            apiUrl: string;
            /** @description Currency shown to visitors. */
            currency: components["schemas"]["CurrencyCode"];
            upload: components["schemas"]["UploadSettings"];
            /** @description Hosts that may be embedded beside those of iframe menu entries. */
            iframe_hosts: string[];
        };
        /** @enum {string} */
        SortDirection: "asc" | "desc";
        /** @description Passed on to the hotel; never guaranteed. */
        SpecialRequests: string;
        /** @description 0 when the hotel has none. */
        Star: number;
        /**
         * @description 1 is the only success.
         * @constant
         */
        SuccessCode: 1;
        SuggestDestinationsAnswer: {
            groups: components["schemas"]["SuggestionGroups"];
        };
        Suggestion: {
            type: components["schemas"]["DestinationType"];
            id: components["schemas"]["DestinationId"];
            /** @description In the language of the request. */
            name: string;
            /** @description In the script of the place. */
            name_local: string;
            /** @description City it lies in; of a city its own name. */
            city_name: string;
            country: components["schemas"]["CountryCode"];
            /** @description Absent on a hotel. */
            hotel_count?: number;
            /** @description The spelling that was found, such as Rangoon for Yangon. */
            matched: string;
        };
        /** @description A group without a hit is an empty list. */
        SuggestionGroups: {
            city: components["schemas"]["Suggestion"][];
            district: components["schemas"]["Suggestion"][];
            landmark: components["schemas"]["Suggestion"][];
            hotel: components["schemas"]["Suggestion"][];
        };
        TemporaryLimit: {
            money: components["schemas"]["Money"];
            until_time: components["schemas"]["EpochSeconds"];
        };
        /** @description IANA name. `Asia/Rangoon` is written `Asia/Yangon`. */
        TimeZone: string;
        UploadSettings: {
            /** @description Bytes. */
            maxSize: number;
            /**
             * @description Driver that stores the file.
             * @default local
             */
            mode: string;
            /** @description With or without dot, case does not matter. */
            allowedSuffixes: components["schemas"]["AllowedList"];
            allowedMimeTypes: components["schemas"]["AllowedList"];
        };
        UserInfo: {
            id: components["schemas"]["MemberId"];
            /** @description The account name; fixed once registered. */
            username: components["schemas"]["Account"];
            /** @description Name shown to colleagues. */
            nickname: string;
            /** @description Empty while none is bound. */
            email: string;
            /** @description Country calling code without plus; may be empty. */
            area_num: string;
            /** @description Number without area code; empty while none is bound. */
            mobile: string;
            /** @description Area code and number as people write it. */
            full_mobile_text: string;
            /** @description Address of the picture. */
            avatar: string;
            /** @description 0 unknown, 1 male, 2 female. */
            gender: components["schemas"]["Gender"];
            /** @description Gender in the language of the request. */
            gender_text: string;
            /** @description `null` when not given. */
            birthday: components["schemas"]["LocalDate"] | null;
            /** @description Sign-in before this one. */
            last_login_time: components["schemas"]["EpochSeconds"] | null;
            /** @description Address of the sign-in before this one; may be empty. */
            last_login_ip: string;
            /** @description When the account was made. */
            join_time: components["schemas"]["EpochSeconds"];
            /** @description May be empty. */
            motto: string;
            /** @description Access token; empty except right after signing in. */
            token: string;
            /** @description Empty unless `keep` was true. */
            refresh_token: string;
            siteInfo: components["schemas"]["MemberSite"];
        };
        /**
         * Format: date-time
         * @description RFC 3339 ending in Z.
         */
        UtcDateTime: string;
        /** @enum {string} */
        VerificationType: "email" | "mobile";
        /** @description Grows by one on each change of the record; a stale one is refused with VERSION_CONFLICT. */
        Version: number;
        /** @description Car rental and airport transfer join here as further members. */
        Voucher: components["schemas"]["HotelVoucher"];
        /** @description From the voucher setting of the company; a text may be empty. */
        VoucherCompany: {
            logo: components["schemas"]["ImageUrl"] | null;
            company_name: string;
            company_phone: string;
            /** @description Answered round the clock. */
            emergency_phone: string;
            address: string;
            email: string;
            website: string;
            header_text: string;
            footer_text: string;
        };
        VoucherHotel: {
            /** @description In the language of the voucher. */
            name: string;
            name_local: string;
            city: string;
            address: string;
            /** @description To show to the driver. */
            address_local: string;
            phone: string;
            lat: components["schemas"]["Latitude"];
            lng: components["schemas"]["Longitude"];
            tz: components["schemas"]["TimeZone"];
        };
        /** @enum {string} */
        VoucherLanguage: "en" | "zh-cn" | "bilingual";
        VoucherRoom: {
            room_index: components["schemas"]["RoomIndex"];
            room_type: string;
            bed_text: string;
            meal_text: string;
            adults: number;
            child_ages: components["schemas"]["ChildAge"][];
            guests: components["schemas"]["Guest"][];
        };
        /** @enum {string} */
        VoucherState: "valid" | "cancelled";
        /** @description Pre-deposit; available is balance less frozen. */
        Wallet: {
            currency: components["schemas"]["CurrencyCode"];
            balance: components["schemas"]["Money"];
            /** @description Sum of the open holds. */
            frozen: components["schemas"]["Money"];
            available: components["schemas"]["Money"];
        };
        WalletSummary: {
            wallet: components["schemas"]["Wallet"];
            /** @description `null` without a credit line. */
            credit: components["schemas"]["CreditLine"] | null;
            /** @description Below this the balance counts as low. */
            threshold: components["schemas"]["Money"] | null;
            /** @description Open ones only. */
            holds: components["schemas"]["Hold"][];
        };
    };
    responses: {
        /** @description Sent with HTTP 200 for business refusals; HTTP-level failures carry an HTTP status of the catalogue and may have any body or none. One example per error key; `x-refusals` of an operation says which of them it can give. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RefusalEnvelope"];
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
    getSite: {
        parameters: {
            query?: {
                /** @description 1 refuses visitors. */
                requiredLogin?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["GetSiteAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getSignInOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["SignInOptions"];
                    };
                };
            };
            default: components["responses"]["Refused"];
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
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["SignInAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignOutRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["Empty"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshTokenRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["RefreshTokenAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getClickCaptcha: {
        parameters: {
            query: {
                id: components["schemas"]["CaptchaId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["ClickCaptcha"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    checkClickCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckClickCaptchaRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["Empty"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listCountries: {
        parameters: {
            query?: {
                /** @description True asks for drop-down entries; the answer is the same. */
                select?: boolean;
                /** @description Part of the name in any script, or the code. */
                quickSearch?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["CountryList"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listCities: {
        parameters: {
            query?: {
                country?: components["schemas"]["CountryCode"];
                /** @description True asks for drop-down entries; the answer is the same. */
                select?: boolean;
                /** @description Part of the name in any script, or the code. */
                quickSearch?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["CityList"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listCurrencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["ListCurrenciesAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    suggestDestinations: {
        parameters: {
            query?: {
                /** @description Typed text in any script. */
                quickSearch?: string;
                /** @description At most this many per group. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["SuggestDestinationsAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    searchHotels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchHotelsRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["SearchHotelsAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listHotelSearchResults: {
        parameters: {
            query: {
                search_id: components["schemas"]["SearchId"];
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
                /** @description `time` is how new the hotel is here. */
                sort?: components["schemas"]["HotelSort"];
                /** @description Absent means the natural one: price rises, everything else falls. */
                order?: components["schemas"]["SortDirection"];
                /** @description Sent as `filter[price_min]`; lists as `filter[star][0]`. */
                filter?: components["schemas"]["HotelFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["HotelOfferPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getHotel: {
        parameters: {
            query: {
                id: components["schemas"]["HotelId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["GetHotelAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listHotelRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListHotelRatesRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["ListHotelRatesAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    checkHotelRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckHotelRateRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["CheckHotelRateAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    bookHotel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookHotelRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["BookHotelAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                order_type?: components["schemas"]["OrderType"];
                /** @description Sent as `order_status[0]`, `order_status[1]`, …; one of them is enough. */
                order_status?: components["schemas"]["OrderStatus"][];
                /** @description Sent as `settlement_status[0]`, `settlement_status[1]`, …; one of them is enough. */
                settlement_status?: components["schemas"]["SettlementStatus"][];
                /** @description Sent as `invoice_status[0]`, `invoice_status[1]`, …; one of them is enough. */
                invoice_status?: components["schemas"]["InvoiceStatus"][];
                /** @description Booking ID, hotel confirmation code, hotel, guest or contact. */
                keyword?: string;
                date_field?: components["schemas"]["OrderDateField"];
                /** @description This day included. */
                date_from?: components["schemas"]["LocalDate"];
                /** @description This day included. */
                date_to?: components["schemas"]["LocalDate"];
                operator_id?: components["schemas"]["MemberId"];
                sort?: components["schemas"]["OrderSort"];
                order?: components["schemas"]["SortDirection"];
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["OrderPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    countOrders: {
        parameters: {
            query?: {
                /** @description Absent counts all. */
                order_type?: components["schemas"]["OrderType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["CountOrdersAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getOrder: {
        parameters: {
            query: {
                id: components["schemas"]["BookingId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["GetOrderAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listOrderStatuses: {
        parameters: {
            query: {
                /** @description Sent as `ids[0]`, `ids[1]`, … */
                ids: components["schemas"]["BookingId"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["ListOrderStatusesAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    previewOrderPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewOrderPaymentRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["PaymentPreview"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    payOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayOrderRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["PayOrderAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    quoteOrderCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteOrderCancellationRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["QuoteOrderCancellationAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelOrderRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["CancelOrderAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    confirmOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmOrderRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["ConfirmOrderAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    declineOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclineOrderRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["DeclineOrderAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getVoucher: {
        parameters: {
            query: {
                id: components["schemas"]["BookingId"];
                language?: components["schemas"]["VoucherLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["GetVoucherAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    downloadVoucher: {
        parameters: {
            query: {
                id: components["schemas"]["BookingId"];
                language?: components["schemas"]["VoucherLanguage"];
                /** @description Absent means the newest. */
                version?: components["schemas"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Attachment with the file name. */
                    "content-disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getWallet: {
        parameters: {
            query?: {
                /** @description Absent means the settlement currency. */
                currency?: components["schemas"]["CurrencyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["WalletSummary"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listLedgerEntries: {
        parameters: {
            query?: {
                account?: components["schemas"]["PayChannel"];
                /** @description Sent as `type[0]`, `type[1]`, …; one of them is enough. */
                type?: components["schemas"]["LedgerType"][];
                /** @description This day included, in the time zone of the company. */
                date_from?: components["schemas"]["LocalDate"];
                /** @description This day included. */
                date_to?: components["schemas"]["LocalDate"];
                /** @description Booking ID, operator or remark. */
                keyword?: string;
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
                        msg: string;
                        time: components["schemas"]["EpochSeconds"];
                        data: components["schemas"]["LedgerPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
}
