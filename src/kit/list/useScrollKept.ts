import { useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";

const PREFIX = "gatehouse.scroll ";

/**
 * Keeps how far the page is scrolled: Back and reload return to the same rows.
 * @param ready whether what is scrolled is drawn
 */
export function useScrollKept(ready: boolean): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const page = document.getElementById("kc-main-content-page-container");
    if (!ready || !page) return;
    const kept = Number(sessionStorage.getItem(PREFIX + key));
    if (kept) page.scrollTop = kept;
    const keep = () => sessionStorage.setItem(PREFIX + key, String(page.scrollTop));
    page.addEventListener("scrollend", keep);
    window.addEventListener("pagehide", keep);
    return () => {
      page.removeEventListener("scrollend", keep);
      window.removeEventListener("pagehide", keep);
    };
  }, [key, ready]);
}
